import Foundation

/// A bar of twenty cells for the lines with which a build counts its work.
enum ProgressBar {
  private static let cells = 20

  /// The bar for `[12/50] Compiling …`, with the seconds that have passed; nil for any other line.
  static func text(for line: some StringProtocol, after seconds: Double) -> String? {
    guard
      let match = String(line).prefixMatch(of: /\[(\d+)\/(\d+)\]/),
      let all = Int(match.2), all > 0, let done = Int(match.1).map({ min($0, all) })
    else { return nil }
    let filled = cells * done / all
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
    let time = String(format: "%.1f", seconds)
    return "Building \(bar) \(done)/\(all)  \(time) s"
  }
}
