import Foundation

/// What the arguments of `todo` and its environment say.
public nonisolated struct TodoOptions: Sendable {
  /// What is to be done.
  public enum Command: Equatable, Sendable {
    /// Show the list and take commands.
    case list
    /// Add one item and end; without a day it is due today.
    case add(name: String, due: Date?)
    /// Show the help.
    case help
  }

  /// Whose list module is used.
  public enum Implementation: String, CaseIterable, Sendable {
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

  /// Reads the arguments, without the name of the command itself.
  ///
  /// - Throws: the first thing that is wrong; nothing if help is asked for.
  public init(arguments: [String], environment: [String: String]) throws(OptionError) {
    let words = arguments.prefix { $0 != "--" }
    let wantsHelp = words.contains("--help") || words.contains("-h")
    let given = wantsHelp ? GivenOptions() : try GivenOptions(arguments)
    let values = OptionValues(given)

    locale = try values.locale()
    calendar = try values.calendar(in: locale)
    now = try values.now(in: calendar)
    implementation = try values.implementation()
    command = wantsHelp ? .help : try values.command(in: calendar)
    store = given[.store] ?? StoreLocation.path(environment: environment)
    makesFolder = given[.store] == nil
  }
}
