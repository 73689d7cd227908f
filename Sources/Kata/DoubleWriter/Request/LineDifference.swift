/// How two texts differ, line by line, with three lines around each difference.
struct LineDifference: CustomStringConvertible {
  let description: String

  /// `-` is in `old` only, `+` in `new` only.
  init(from old: String, to new: String) {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = newLines.difference(from: oldLines)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [(sign: String, text: Substring)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex), oldIndex < oldLines.count {
        lines.append(("-", oldLines[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex), newIndex < newLines.count {
        lines.append(("+", newLines[newIndex]))
        newIndex += 1
      } else {
        lines.append((" ", oldLines[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    let changed = lines.indices.filter { lines[$0].sign != " " }
    var shown: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= 3 }) {
      if index > last + 1, last >= 0 { shown.append("…") }
      shown.append("\(lines[index].sign) \(lines[index].text)")
      last = index
    }
    description = shown.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
