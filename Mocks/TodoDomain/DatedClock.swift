import Foundation

/// A clock that shows the same moment as an instant and as a `Date`.
///
/// The protocols `Clock` and `TodoClock` both ask for a `now`, of different types. A type cannot declare
/// both; so it declares the date, and this protocol gives it the instant.
public nonisolated protocol DatedClock: Swift.Clock {
  /// The moment it shows, as an instant of its time line.
  var instant: Instant { get }
}

nonisolated extension DatedClock {
  public var now: Instant { instant }
}
