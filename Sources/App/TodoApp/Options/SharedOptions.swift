import CommandLineKit

/// The options that every command of `todo` takes, as they were written.
///
/// What a time means depends on the zone, which may stand behind it: `OptionValues` understands them
/// together.
nonisolated struct SharedOptions {
  var store: String?
  var now: String?
  var timeZone: String?
  var locale: String?
  var weekStarts: String?
  var use: TodoOptions.Implementation?

  static let parameters: [Parameter<SharedOptions>] = [
    .option("--store", "FILE", \.store, "where the items are kept", example: "items.jsonl"),
    .option(
      "--now",
      "TIME",
      \.now,
      "the time to show, in the time zone; it stands still",
      example: "2014-05-21T09:00"
    ),
    .option("--time-zone", "ID", \.timeZone, "the time zone", example: "Europe/Berlin"),
    .option("--locale", "ID", \.locale, "the language of the weekdays", example: "en_US"),
    .option(
      "--week-starts",
      "DAY",
      \.weekStarts,
      "the first day of the week; otherwise as the locale has it",
      example: "monday"
    ),
    .option(
      "--use",
      "WHOSE",
      \.use,
      "the list of the solution or the exercise",
      example: "exercise"
    ),
  ]
}
