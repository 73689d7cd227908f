import Foundation

/// A clock that shows the same moment as an instant and as a `Date`.
///
/// The protocols `Clock` and `TodoClock` both require a `now`, of different types, and a type
/// cannot declare both. So it declares the date, and this protocol provides the instant.
public nonisolated protocol DatedClock: _Concurrency.Clock {
  /// The moment it shows, as an instant of its time line.
  var instant: Instant { get }
}

nonisolated extension DatedClock {
  public var now: Instant { instant }
}
