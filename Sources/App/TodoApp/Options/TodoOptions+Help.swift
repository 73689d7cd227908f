extension TodoOptions {
  /// Every option by its long name.
  public static var names: [String] {
    GivenOptions.Name.allCases.map(\.rawValue) + ["--help"]
  }

  /// What `--help` shows, with a line end.
  public static let help = """
    usage: todo [options]
           todo [options] add NAME [--due YYYY-MM-DD]

    Shows what is due from today to the end of next week, and takes commands:
    a add, r refresh, ? help, q quit. With add it saves one item and ends; an item
    without a day is due today.

      --store FILE            where the items are kept
      --now YYYY-MM-DDTHH:MM  the time to show, in the time zone; it stands still
      --time-zone ID          such as Europe/Berlin
      --locale ID             the language of the weekdays, such as en_US
      --week-starts DAY       monday to sunday; otherwise as the locale has it
      --use WHOSE             the list of the solution, or of the exercise
      --help                  show this

    Colour is used on a terminal only, and never if NO_COLOR is set.

    """
}
