/// A line of text that may be too long for a terminal, and says how it goes on then.
public struct HangingLine: Equatable, Sendable {
  /// The line, without a line end.
  public var text: String
  /// By how many columns what is broken off is indented.
  public var hang: Int
  /// What it looks like where colours are understood; nil for plain.
  public var look: TextStyle.Look?

  /// Creates a line; what is broken off is indented like the line itself, or by `hang`.
  public init(_ text: String, hang: Int? = nil, look: TextStyle.Look? = nil) {
    self.text = text
    self.hang = hang ?? text.prefix { $0 == " " }.count
    self.look = look
  }

  /// The line further in.
  public func indented(by columns: Int) -> HangingLine {
    HangingLine(
      String(repeating: " ", count: columns) + text,
      hang: hang + columns,
      look: look
    )
  }

  /// The line as several of at most `columns` columns, broken between words.
  public func wrapped(to columns: Int) -> String {
    let indentation = text.prefix { $0 == " " }.count
    return text.wrapped(to: columns, hanging: max(0, hang - indentation))
  }
}
