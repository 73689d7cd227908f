import Foundation

/// One line of the table of results.
struct Line: CustomStringConvertible {
  var what: String
  var time: Duration
  var plain: String
  var plainTime: Duration

  /// How many times as long it takes.
  var ratio: Double { time / plainTime }

  var description: String {
    "\(what): \(milliseconds(time)), \(String(format: "%.1f", ratio)) times \(plain) (\(milliseconds(plainTime)))"
  }

  private func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}
