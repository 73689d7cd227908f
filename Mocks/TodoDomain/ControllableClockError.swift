import Foundation

/// A failed wait or move of a test's clock; each text begins with the caller's place.
public nonisolated enum ControllableClockError: Error, Equatable, CustomStringConvertible {
  /// Fewer sleepers were asleep than the test waited for.
  case tooFewSleepers(at: String, wanted: Int, got: [ControllableClock.Sleeper], limit: Duration)
  /// Fewer sleeps began than the test waited for.
  case tooFewSleeps(
    at: String,
    wanted: Int,
    got: Int,
    sleepers: [ControllableClock.Sleeper],
    limit: Duration
  )
  /// After its limit of moves, a run still has sleepers.
  case stillAsleep(at: String, [ControllableClock.Sleeper], moves: Int)
  /// A sleeper was woken, but its sleep did not end.
  case notGoneOn(at: String, ControllableClock.Sleeper?, limit: Duration)
  /// The calendar has no such date.
  case noSuchDate(at: String, DateComponents, Calendar)

  public var description: String {
    switch self {
    case .tooFewSleepers(let place, let wanted, let got, let limit):
      """
      \(place): Waited \(limit / .seconds(1)) seconds for \(wanted) \
      \(wanted == 1 ? "sleeper" : "sleepers"), got \(got.count)\
      \(got.isEmpty ? "" : ": " + Self.list(got)). \
      Does the code sleep on this clock, and is its deadline in the future?
      """
    case .tooFewSleeps(let place, let wanted, let got, let sleepers, let limit):
      """
      \(place): Waited \(limit / .seconds(1)) seconds for \(wanted) \
      \(wanted == 1 ? "sleep" : "sleeps") in all, got \(got); \
      \(sleepers.isEmpty ? "no task is asleep" : "these tasks are asleep: " + Self.list(sleepers)). \
      Does the code sleep on this clock, and is its deadline in the future?
      """
    case .stillAsleep(let place, let sleepers, let moves):
      """
      \(place): Made \(moves) moves, and these tasks are asleep: \(Self.list(sleepers)). Does a timer repeat for ever? Then move the clock with advance.
      """
    case .notGoneOn(let place, let sleeper, let limit):
      """
      \(place): Waited \(limit / .seconds(1)) seconds for \
      \(sleeper.map(\.description) ?? "the last sleeper"), which was woken and has not continued. \
      Does something block its executor?
      """
    case .noSuchDate(let place, let components, let calendar):
      """
      \(place): There is no date \
      \(components.description.trimmingCharacters(in: .whitespaces)) in the \
      \(calendar.identifier) calendar in \(calendar.timeZone.identifier); the clock stays. Ask for \
      a date that this calendar has, with its year.
      """
    }
  }

  private static func list(_ sleepers: [ControllableClock.Sleeper]) -> String {
    sleepers.map(\.description).joined(separator: ", ")
  }
}
