/// One word or sign of a Swift file.
struct Token: Equatable, Sendable {
  /// The kind of the token, as far as a protocol needs it.
  enum Kind: Equatable, Sendable {
    /// A name or a keyword; a name in backticks keeps them.
    case word
    /// A number, or a string literal with everything in it.
    case literal
    /// One sign; `->`, `...` and `==` count as one.
    case sign
    /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
    case directive
    /// The end, after the last token.
    case end
  }

  let kind: Kind
  /// The text in the file.
  let text: String
  /// The line in the file, counted from 1.
  let line: Int
  /// Whether a blank, a comment or a new line comes before it.
  let isApart: Bool
}
