/// One word or sign of a Swift file.
struct Token: Equatable, Sendable {
  /// What it is, as far as a protocol needs to know.
  enum Kind: Equatable, Sendable {
    /// A name or a keyword; a name in backticks keeps them.
    case word
    /// A number, or a string literal with all that is in it.
    case literal
    /// One sign; `->`, `...` and `==` count as one.
    case sign
    /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
    case directive
    /// Behind the last token.
    case end
  }

  let kind: Kind
  /// As it is written.
  let text: String
  /// The line in the file, counted from 1.
  let line: Int
  /// Whether a blank, a comment or a new line comes before it.
  let isApart: Bool
}
