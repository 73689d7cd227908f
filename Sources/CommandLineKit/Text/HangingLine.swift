/// A line of text that may be too long for a terminal, with the indentation of its continuation.
public struct HangingLine: Equatable, Sendable {
  /// The line, without a line end.
  public var text: String
  /// The additional indentation of a continued line, in columns.
  public var hang: Int
  /// Its look on a terminal with colours; nil for plain.
  public var look: TextStyle.Look?
  /// The characters of the text that have the look, counted from 0; nil for the whole line.
  public var stretch: Range<Int>?

  /// Creates a line; its continuation is indented like the line itself, or by `hang`.
  public init(
    _ text: String,
    hang: Int? = nil,
    look: TextStyle.Look? = nil,
    stretch: Range<Int>? = nil
  ) {
    self.text = text
    self.hang = hang ?? text.prefix { $0 == " " }.count
    self.look = look
    self.stretch = stretch
  }

  /// The line with more indentation.
  public func indented(by columns: Int) -> HangingLine {
    HangingLine(
      String(repeating: " ", count: columns) + text,
      hang: hang + columns,
      look: look,
      stretch: stretch.map { $0.lowerBound + columns..<$0.upperBound + columns }
    )
  }

  /// The line as several of at most `columns` columns, broken between words.
  public func wrapped(to columns: Int) -> String {
    text.wrapped(to: columns, hanging: continuation)
  }

  private var continuation: Int { max(0, hang - text.prefix { $0 == " " }.count) }

  /// The lines as a terminal of that many columns shows them, with their look; nil for no limit.
  public func shown(columns: Int?, style: TextStyle) -> [String] {
    // The text may be from outside, so it must not control the terminal.
    let text = self.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).replacing("\t", with: " ").shownAsData }
      .joined(separator: "\n" + String(repeating: " ", count: hang))
    let rows = (columns.map { text.wrapped(to: $0, hanging: continuation) } ?? text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let look, style != .plain else { return rows.map(String.init) }
    guard let stretch else { return rows.map { style.styled(String($0), look) } }
    // At a line break, an indentation replaced the blanks.
    var rest = Array(text)[...]
    return rows.enumerated().map { index, row in
      let indentation = index == 0 ? 0 : row.prefix { $0 == " " }.count
      if index > 0 { rest = rest.drop { $0 == " " } }
      let start = rest.startIndex - indentation
      rest = rest.dropFirst(row.count - indentation)
      let marked = stretch.clamped(to: start + indentation..<start + row.count)
      guard !marked.isEmpty else { return String(row) }
      let characters = Array(row)
      let parts = [0..<marked.lowerBound - start, marked.upperBound - start..<characters.count]
        .map { String(characters[$0]) }
      let middle = String(characters[marked.lowerBound - start..<marked.upperBound - start])
      return parts[0] + style.marked(middle, look) + parts[1]
    }
  }
}

extension HangingLine: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}
