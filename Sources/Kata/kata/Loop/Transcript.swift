/// The rows that a loop has shown, so that a learner can scroll back.
struct Transcript {
  // Enough for a long evening, and little memory.
  private static let most = 5_000

  private var rows: [String] = []
  // The first row on the screen now.
  private var top = 0

  /// Adds rows below the others; on a cleared screen they are alone.
  ///
  /// If they do not fit on it, the first look back shows their end.
  mutating func add(_ new: [String], height: Int, isOnClearedScreen: Bool) {
    let first = isOnClearedScreen ? rows.count : top
    rows += new
    let isCut = isOnClearedScreen && new.count > height
    top = isCut ? rows.count : max(first, rows.count - height)
    let surplus = max(0, rows.count - Self.most)
    rows.removeFirst(surplus)
    top = max(0, top - surplus)
  }

  /// The screenful above the one that was shown last; empty at the beginning.
  mutating func back(by height: Int) -> [String] {
    let end = top
    top = max(0, end - max(1, height))
    return Array(rows[top..<end])
  }
}
