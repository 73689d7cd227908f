import Foundation

/// One line of the table of results: a figure, as a ratio to plain code in the same run.
struct Line: CustomStringConvertible {
  /// The name of the measurement.
  let what: String
  /// The measured figure as a multiple of the plain one.
  let ratio: Double
  /// The highest allowed ratio; nil if there is no limit.
  let limit: Double?

  private let figures: String

  /// Compares two times.
  init(what: String, time: Duration, plain: String, plainTime: Duration) {
    self.what = what
    limit = nil
    ratio = time / plainTime
    figures =
      "\(Self.milliseconds(time)), \(Self.times(ratio)) \(plain) (\(Self.milliseconds(plainTime)))"
  }

  /// Counts events that must not happen.
  init(what: String, misses: Int) {
    self.what = what
    ratio = Double(misses)
    limit = 0
    figures = "\(misses) missed"
  }

  /// Whether the ratio is above its limit.
  var isBeyondLimit: Bool { limit.map { ratio > $0 } ?? false }

  var description: String {
    let limit = limit.map { "; at most \(Self.rounded($0))" } ?? ""
    return "\(what): \(figures)\(limit)\(isBeyondLimit ? "  TOO MUCH" : "")"
  }

  private static func times(_ ratio: Double) -> String { "\(rounded(ratio)) times" }

  private static func rounded(_ number: Double) -> String { String(format: "%.1f", number) }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}
