import KataKit

/// What `kata help` says.
enum HelpText {
  /// All commands, one line each.
  static var all: String {
    let rows = CommandName.allCases.map { ("kata \($0.rawValue)", $0.summary) }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, summary in
      name + String(repeating: " ", count: width - name.count + 2) + summary
    }
    return """
      Learn test-driven development on a to-do list in VIPER.

      \(lines.joined(separator: "\n"))

      kata --version shows the version. kata help COMMAND says more about one.
      """
  }

  /// One command, with its options.
  static func of(_ command: CommandName) -> String {
    let options = command.options.map { option in
      "  \(option.name)" + (option.example.map { " \($0)" } ?? "")
    }
    return """
      kata \(command.usage)

      \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).
      """
        + (options.isEmpty
          ? ""
          : "\n\nOptions, with an example of each value:\n"
            + options.joined(separator: "\n"))
  }

  /// The variables that the suites listen to.
  static let environment = """
    KATA_SUBJECT     what the suites check: exercise (default), solution,
                     variant:STAGE.NAME or mutant:STAGE.NAME
    KATA_ALL=1       run every step, also after a red one
    KATA_ARMED=1     run the steps of a stage whose starter is untouched
    KATA_HIDDEN=1    run the kit's own checks of the steps whose tests you write
    KATA_SEED        a whole number that further values are drawn from
    KATA_STEP_LIMIT  after how many seconds a step counts as hung (default 5)
    KATA_LEDGER      the file that every step writes its start and its end to
    KATA_LEDGER_TOKEN  what each line of that file is sealed with; no other line is believed
    """
}
