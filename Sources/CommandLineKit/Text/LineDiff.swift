/// Two texts line by line: what both have, what only the first has, what only the second has.
package struct LineDiff: Sendable {
  private let old: [Substring]
  private let new: [Substring]

  /// Compares `old` with `new`.
  package init(of old: String, with new: String) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Every line behind "  ", "- " or "+ "; removed lines stand before those in their place.
  package var text: String {
    lines.map { $0.hasSuffix(" ") && $0.count == 2 ? "" : $0 }.joined(separator: "\n")
  }

  /// The lines that differ, with `context` common ones around them, and `...` for all others.
  package func hunks(context: Int) -> [String] {
    let lines = lines
    let changed = lines.indices.filter { !lines[$0].hasPrefix("  ") }
    var shown: [String] = []
    var last = -1
    for index in lines.indices
    where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1 { shown.append("...") }
      shown.append(lines[index])
      last = index
    }
    return shown
  }

  private var lines: [String] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append("- \(old[i])")
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append("+ \(new[j])")
        j += 1
      } else {
        lines.append("  \(new[j])")
        i += 1
        j += 1
      }
    }
    return lines
  }
}
