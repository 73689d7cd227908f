import CommandLineKit
import Foundation

/// What the arguments of `todo` and its environment say.
public nonisolated struct TodoOptions: Sendable {
  /// What is to be done.
  public enum Command: Equatable, Sendable {
    /// Show the list and take commands.
    case list
    /// Add one item and end; without a day it is due today.
    case add(name: String, due: Date?)
  }

  /// Whose list module is used.
  public enum Implementation: String, CaseIterable, ArgumentValue {
    case solution
    case exercise
  }

  /// What is to be done.
  public let command: Command
  /// The path of the store's file.
  public let store: String
  /// Whether the store's folder is made when it is missing: only where nobody chose it.
  public let makesFolder: Bool
  /// The moment that the clock shows; nil for the system's clock.
  public let now: Date?
  /// The Gregorian calendar with the chosen zone and first weekday.
  public let calendar: Calendar
  /// The language of weekday names.
  public let locale: Locale
  /// Whose list module is used.
  public let implementation: Implementation

  /// Understands the options; the command may need their calendar.
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
