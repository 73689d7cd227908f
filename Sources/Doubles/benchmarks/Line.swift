import Foundation

/// One line of the table of results: a figure, as a ratio to something plain of the same run.
struct Line: CustomStringConvertible {
  /// What was measured.
  let what: String
  /// How many times as much it is.
  let ratio: Double
  /// The most that the ratio may be; nil where any is an answer.
  let limit: Double?

  private let figures: String

  /// Compares two times.
  init(what: String, time: Duration, plain: String, plainTime: Duration, limit: Double? = nil) {
    self.what = what
    self.limit = limit
    ratio = time / plainTime
    figures =
      "\(Self.milliseconds(time)), \(Self.times(ratio)) \(plain) (\(Self.milliseconds(plainTime)))"
  }

  /// Compares two amounts of memory.
  init(what: String, mebibytes: Int, plain: String, plainMebibytes: Int, limit: Double? = nil) {
    self.what = what
    self.limit = limit
    ratio = Double(mebibytes) / Double(max(1, plainMebibytes))
    figures = "\(mebibytes) MiB, \(Self.times(ratio)) \(plain) (\(plainMebibytes) MiB)"
  }

  /// Counts what must not happen.
  init(what: String, misses: Int) {
    self.what = what
    ratio = Double(misses)
    limit = 0
    figures = "\(misses) missed"
  }

  /// Whether the ratio is more than it may be.
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
