import CommandLineKit

/// The options that every command of `todo` takes, as typed.
///
/// The meaning of a time depends on the time zone, which may follow it: `TodoOptions` reads them
/// together.
nonisolated struct SharedOptions {
  var store: String?
  var also: String?
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
      "a fixed time to use as now, in the time zone",
      example: "2014-05-21T09:00"
    ),
    .option("--time-zone", "ID", \.timeZone, "the time zone", example: "Europe/Berlin"),
    .option("--locale", "ID", \.locale, "the language of the weekdays", example: "en_US"),
    .option(
      "--week-starts",
      "DAY",
      \.weekStarts,
      "the first day of the week; by default the locale's",
      example: "monday"
    ),
    .option(
      "--use",
      "WHOSE",
      \.use,
      """
      whose code runs: solution, exercise for all of yours, or 1 to \
      \(TodoOptions.Implementation.lastStage) for yours up to that stage
      """,
      example: "3"
    ),
  ]
}
