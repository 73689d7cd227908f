/// Two texts line by line: the common lines, the removed lines and the added lines.
package struct LineDiff: Sendable {
  fileprivate enum Line {
    case common(Substring)
    case removed(Substring)
    case added(Substring)
  }

  // The search takes time in proportion to the square; more moved lines are shown as replaced.
  private static let most = 2_000

  private let lines: [Line]

  /// Compares `old` with `new`; removed lines come before those in their place.
  package init(of old: String, with new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    // Lines that only one text has need no search; what is left is nearly always small.
    let (inOld, inNew) = (Set(old), Set(new))
    var removed = Set(old.indices.filter { !inNew.contains(old[$0]) })
    var added = Set(new.indices.filter { !inOld.contains(new[$0]) })
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let left = (start..<old.count - end).filter { !removed.contains($0) }
    let right = (start..<new.count - end).filter { !added.contains($0) }
    if left.count + right.count > Self.most {
      removed.formUnion(left)
      added.formUnion(right)
    } else {
      for change in right.map({ new[$0] }).difference(from: left.map { old[$0] }) {
        switch change {
        case .remove(let offset, _, _): removed.insert(left[offset])
        case .insert(let offset, _, _): added.insert(right[offset])
        }
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.common(new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The lines that differ, with `context` common ones around them, and `...` for all others.
  package func hunks(context: Int) -> [HangingLine] {
    var shown: [HangingLine] = []
    var last = -1
    for index in lines.indices
    where lines[max(0, index - context)...min(index + context, lines.count - 1)]
      .contains(where: { !$0.isCommon })
    {
      if index > last + 1 { shown.append(HangingLine("...")) }
      shown.append(lines[index].shown)
      last = index
    }
    return shown
  }
}

extension LineDiff.Line {
  fileprivate var isCommon: Bool { if case .common = self { true } else { false } }

  fileprivate var shown: HangingLine {
    switch self {
    case .common(let text): HangingLine(text.isEmpty ? "" : "  \(data(text))")
    case .removed(let text): HangingLine("- \(data(text))", hang: hang(of: text), look: .red)
    case .added(let text): HangingLine("+ \(data(text))", hang: hang(of: text), look: .green)
    }
  }

  // A learner's text may contain escape sequences.
  private func data(_ text: Substring) -> String {
    String(text.replacing("\t", with: "    ")).shownAsData
  }

  // A row that continues a line of code is below that code.
  private func hang(of text: Substring) -> Int { text.prefix { $0 == " " }.count + 4 }
}
