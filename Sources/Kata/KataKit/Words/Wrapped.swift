extension String {
  /// The text with lines of at most `columns` characters, broken between words.
  ///
  /// A line goes on below its indentation, or below what `expected`, `got` and `then` introduce. A
  /// word that is longer than a line, such as a path, is left whole.
  public func wrapped(to columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.lines(of: $0, columns) }
      .joined(separator: "\n")
  }

  private static func lines(of text: Substring, _ columns: Int) -> [String] {
    guard text.count > columns else { return [String(text)] }
    let indentation = String(repeating: " ", count: hangingIndent(of: text))
    var lines: [String] = []
    var line = ""
    var rest = text
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      let word = rest.dropFirst(gap.count).prefix { $0 != " " }
      rest = rest.dropFirst(gap.count + word.count)
      let isFirst = line.allSatisfy { $0 == " " }
      if isFirst || line.count + gap.count + word.count <= columns {
        line += gap + word
      } else {
        lines.append(line)
        line = indentation + word
      }
    }
    return lines + [line]
  }

  private static func hangingIndent(of text: Substring) -> Int {
    let indent = text.prefix { $0 == " " }.count
    let content = text.dropFirst(indent)
    let label = ["expected ", "got      ", "then "].first { content.hasPrefix($0) }
    return indent + (label?.count ?? 0)
  }
}
