import Foundation

/// What went wrong between a test and its clock.
public nonisolated enum ControllableClockError: Error, Equatable, CustomStringConvertible {
  /// Fewer were asleep than were waited for.
  case tooFewSleepers(wanted: Int, got: [ControllableClock.Sleeper], limit: Duration)
  /// The calendar has no such date.
  case noSuchDate(DateComponents, Calendar)

  public var description: String {
    switch self {
    case .tooFewSleepers(let wanted, let got, let limit):
      """
      Waited \(limit / .seconds(1)) seconds for \(wanted) sleepers, got \(got.count)\
      \(got.isEmpty ? "" : ": " + got.map(\.description).joined(separator: ", ")). \
      Does the code sleep on this clock, and is its deadline not past?
      """
    case .noSuchDate(let components, let calendar):
      """
      There is no date \(components.description.trimmingCharacters(in: .whitespaces)) in the \
      \(calendar.identifier) calendar in \(calendar.timeZone.identifier); the clock stays. Ask for a \
      date that this calendar has.
      """
    }
  }
}
