import Foundation

extension ControllableClock {
  /// A moment on the clock's time line, exact to the attosecond.
  public nonisolated struct Instant: InstantProtocol, CustomStringConvertible {
    private let sinceReferenceDate: Duration

    /// The instant at which a clock shows `date`.
    ///
    /// Its own `date` equals `date` to the last bit, unless `date` lies within a few days of
    /// 2001-01-01.
    public init(_ date: Date) {
      // Duration's own conversion loses the last bits. The limits prevent an overflow.
      let interval = max(-9e18, min(9e18, date.timeIntervalSinceReferenceDate))
      let seconds = interval.rounded(.down)
      sinceReferenceDate = Duration(
        secondsComponent: Int64(seconds),
        attosecondsComponent: Int64((interval - seconds) * 1e18)
      )
    }

    private init(sinceReferenceDate: Duration) {
      self.sinceReferenceDate = sinceReferenceDate
    }

    /// The date that a clock shows at this instant.
    public var date: Date {
      let (seconds, attoseconds) = sinceReferenceDate.components
      return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(attoseconds) / 1e18)
    }

    public var description: String { "\(code: date)" }

    /// Whether this deadline is due at `now`, within the precision of a `Date`.
    ///
    /// A `Date` of these years is exact to about 100 ns. So a test that travels to a date may stop
    /// that much before the exact instant of the deadline.
    func hasCome(at now: Instant) -> Bool { self <= now || date <= now.date }

    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceReferenceDate: sinceReferenceDate + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.sinceReferenceDate - sinceReferenceDate
    }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceReferenceDate < right.sinceReferenceDate
    }
  }
}
