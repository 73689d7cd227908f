/// Two texts line by line: the common lines, the removed lines and the added lines.
package struct LineDiff: Sendable {
  fileprivate enum Line {
    case common(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private let lines: [Line]

  /// Compares `old` with `new`; removed lines come before those in their place.
  package init(of old: String, with new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
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

  /// Every line, with "  ", "- " or "+ " before it.
  package var text: String { lines.map(\.shown.text).joined(separator: "\n") }

  /// The lines that differ, with `context` common ones around them, and `...` for all others.
  package func hunks(context: Int) -> [HangingLine] {
    let changed = lines.indices.filter { !lines[$0].isCommon }
    var shown: [HangingLine] = []
    var last = -1
    for index in lines.indices
    where changed.contains(where: { abs($0 - index) <= context }) {
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
