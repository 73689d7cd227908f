import Foundation

/// A bar of twenty cells for the lines with which a build counts its work.
struct ProgressBar: Equatable {
  private static let cells = 20

  let done: Int
  let all: Int

  /// Reads `[12/50] Compiling …`; nil for any other line.
  init?(line: some StringProtocol) {
    guard
      let match = String(line).prefixMatch(of: /\[(\d+)\/(\d+)\]/),
      let done = Int(match.1), let all = Int(match.2), all > 0
    else { return nil }
    self.done = min(done, all)
    self.all = all
  }

  /// The bar with the counts and the seconds that have passed.
  func text(after seconds: Double) -> String {
    let filled = Self.cells * done / all
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.cells - filled)
    let time = seconds.formatted(
      .number.precision(.fractionLength(1)).locale(.init(identifier: "en"))
    )
    return "Building \(bar) \(done)/\(all)  \(time) s"
  }
}
