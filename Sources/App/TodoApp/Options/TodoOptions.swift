import CommandLineKit
import Foundation

/// The meaning of the arguments of `todo` and of its environment.
package nonisolated struct TodoOptions: Sendable {
  /// The command to carry out.
  package enum Command: Equatable, Sendable {
    /// Show the list and take commands; first add three items if there is none.
    case list(addsSamples: Bool)
    /// Add one item and end; without a day it is due today.
    case add(name: String, due: Date?)
    /// Mark the one open item as done that has this text in its name, and end.
    case done(text: String)
  }

  /// The classes that run: the learner's up to a stage, and the solution's elsewhere.
  package struct Implementation: Equatable, ArgumentValue {
    /// The number of the last stage whose classes the app can run.
    package static let lastStage = 7
    package static let words = ["solution", "exercise"] + (1...lastStage).map { "\($0)" }

    /// The last stage whose classes are the learner's; 0 for none.
    package var lastOwnStage = 0

    /// The stages whose classes are the list, in words: Stage 5 changes those of the first three.
    var ownList: String {
      switch lastOwnStage {
      case 0: "the finished list"
      case 1: "your list of stage 1"
      case 2...4: "your list of stages 1 to \(min(lastOwnStage, 3))"
      default: "your list of stage 5"
      }
    }

    package init() {}

    package init?(argument: String) {
      guard Self.words.contains(argument) else { return nil }
      lastOwnStage = argument == "solution" ? 0 : Int(argument) ?? Self.lastStage
    }
  }

  /// Without words of a command, the list.
  package internal(set) var command = Command.list(addsSamples: false)
  /// The path of the store's file.
  package let store: String
  /// The path of a second store, whose items are listed as well; nil for none.
  package let also: String?
  /// Whether to create the store's folder if it is missing: only for the default path.
  package let makesFolder: Bool
  /// The moment that the clock shows; nil for the system's clock.
  package let now: Date?
  /// The Gregorian calendar with the chosen zone and first weekday.
  package let calendar: Calendar
  /// The language of weekday names.
  package let locale: Locale
  package let implementation: Implementation

  /// Reads all options except those of one command.
  init(_ given: SharedOptions, _ environment: [String: String]) throws(ArgumentError) {
    locale = try Self.locale(given.locale)
    calendar = try Self.calendar(given, in: locale)
    now = try Self.now(given.now, in: calendar)
    implementation = given.use ?? Implementation()
    store = given.store ?? Self.defaultStore(in: environment)
    makesFolder = given.store == nil
    also = try Self.also(given.also, next: store)
  }
}
