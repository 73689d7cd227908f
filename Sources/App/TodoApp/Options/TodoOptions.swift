import CommandLineKit
import Foundation

/// The meaning of the arguments of `todo` and of its environment.
package nonisolated struct TodoOptions: Sendable {
  /// The command to carry out.
  package enum Command: Equatable, Sendable {
    /// Show the list and take commands.
    case list
    /// Add one item and end; without a day it is due today.
    case add(name: String, due: Date?)
  }

  /// Whose classes run.
  package enum Implementation: String, CaseIterable, ArgumentValue {
    case solution
    case exercise
    case upTo1 = "1"
    case upTo2 = "2"
    case upTo3 = "3"
    case upTo4 = "4"
    case upTo5 = "5"
    case upTo6 = "6"

    /// The learner's classes run up to this stage, and the solution's elsewhere.
    package var lastOwnStage: Int { self == .solution ? 0 : Int(rawValue) ?? 6 }
  }

  package let command: Command
  /// The path of the store's file.
  package let store: String
  /// Whether to create the store's folder if it is missing: only for the default path.
  package let makesFolder: Bool
  /// The moment that the clock shows; nil for the system's clock.
  package let now: Date?
  /// The Gregorian calendar with the chosen zone and first weekday.
  package let calendar: Calendar
  /// The language of weekday names.
  package let locale: Locale
  package let implementation: Implementation

  /// Reads the options first, because the command may need their calendar.
  init(
    _ given: SharedOptions,
    _ environment: [String: String],
    command: (OptionValues) throws(ArgumentError) -> Command
  ) throws(ArgumentError) {
    let values = try OptionValues(given)
    self.command = try command(values)
    locale = values.locale
    calendar = values.calendar
    now = try values.now()
    implementation = given.use ?? .solution
    store = given.store ?? StoreLocation.path(environment: environment)
    makesFolder = given.store == nil
  }
}
