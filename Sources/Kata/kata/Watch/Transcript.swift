/// The rows that a loop has shown, so that a learner can scroll back.
struct Transcript {
  // Enough for a long evening, and little for a machine.
  private static let most = 5_000

  private var rows: [String] = []
  // Where what is on the screen now begins.
  private var top = 0

  /// Adds rows below all others; on a cleared screen they stand alone.
  mutating func add(_ new: [String], height: Int, isOnClearedScreen: Bool) {
    let first = isOnClearedScreen ? rows.count : top
    rows += new
    top = max(first, rows.count - height)
    let surplus = max(0, rows.count - Self.most)
    rows.removeFirst(surplus)
    top = max(0, top - surplus)
  }

  /// The screenful above the one that is shown, or was looked at last; empty at the beginning.
  mutating func back(by height: Int) -> [String] {
    let end = top
    top = max(0, end - max(1, height))
    return Array(rows[top..<end])
  }
}
