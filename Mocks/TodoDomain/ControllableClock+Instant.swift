import Foundation

extension ControllableClock {
  /// A moment on the time line of the clock, exact to the attosecond.
  public nonisolated struct Instant: InstantProtocol, CustomStringConvertible {
    private let sinceReferenceDate: Duration

    /// The instant at which a clock shows `date`; its own `date` is then the same, to the last bit for dates
    /// that are not within days of 2001-01-01.
    public init(_ date: Date) {
      // Not Duration's own conversion, which loses the last bits. The limits keep it from overflow.
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

    /// What a clock shows at this instant.
    public var date: Date {
      let (seconds, attoseconds) = sinceReferenceDate.components
      return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(attoseconds) / 1e18)
    }

    public var description: String { "\(code: date)" }

    /// Whether this deadline has come at a moment, as far as a `Date` can tell the two apart.
    ///
    /// A `Date` of these years is exact to some 100 ns, so that a test that goes to a date may be that
    /// much before the instant that code computed for it.
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
