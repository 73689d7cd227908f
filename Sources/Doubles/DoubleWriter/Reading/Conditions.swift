/// The `#if` blocks around a place of a file.
struct Conditions {
  /// The present and earlier branches of each open block, the outermost first.
  private var open: [(now: String, before: [String])] = []

  /// The branches around this place, the outermost first.
  var current: [String] {
    open.map { branch in
      let before = branch.before.map { "!(\($0))" }
      let needsParentheses = !before.isEmpty && branch.now.contains("||")
      let now = needsParentheses ? "(\(branch.now))" : branch.now
      return (before + [now]).filter { !$0.isEmpty }.joined(separator: " && ")
    }
  }

  /// Moves over a directive.
  mutating func pass(_ directive: String) {
    let word = directive.prefix { $0 == "#" || $0.isLetter }
    let rest = directive.dropFirst(word.count).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    switch word {
    case "#if": open.append((rest, []))
    case "#elseif", "#else":
      guard let branch = open.popLast() else { return }
      open.append((rest, branch.before + [branch.now]))
    default: _ = open.popLast()
    }
  }
}

extension [String] {
  /// The lines between `#if` with these conditions and `#endif`, if there is a condition.
  func around(_ lines: [String]) -> [String] {
    guard !isEmpty, !lines.isEmpty else { return lines }
    let texts = map { count > 1 && $0.contains("||") ? "(\($0))" : $0 }
    return ["#if \(texts.joined(separator: " && "))"] + lines + ["#endif"]
  }
}
