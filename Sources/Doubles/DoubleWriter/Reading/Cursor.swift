/// A place among the tokens of a file.
struct Cursor {
  private let tokens: [Token]
  private(set) var index: Int
  /// The token here.
  private(set) var token: Token
  /// The number of open types around this place.
  var depth = 0

  /// Starts at the first token; the last one is of kind `end`.
  init(_ tokens: [Token], at index: Int = 0) {
    self.tokens = tokens
    self.index = index
    token = tokens[min(index, tokens.count - 1)]
  }

  /// The token at that offset from here, which may be negative.
  func token(at offset: Int) -> Token? {
    index + offset >= 0 && index + offset < tokens.count ? tokens[index + offset] : nil
  }

  /// The text of the token here; empty at the end.
  var text: String { token.text }

  mutating func move(by count: Int = 1) {
    index = max(0, min(index + count, tokens.count - 1))
    token = tokens[index]
  }

  /// Moves on if the token here is that text.
  mutating func take(_ text: String) -> Bool {
    guard token.text == text, token.kind != .end else { return false }
    move()
    return true
  }

  /// Moves over that text.
  mutating func expect(_ text: String) throws(ReadingError) {
    guard take(text) else { throw wrong("\"\(text)\"") }
  }

  /// Moves over a name and returns it.
  mutating func word(_ what: String) throws(ReadingError) -> String {
    guard token.kind == .word else { throw wrong(what) }
    defer { move() }
    return token.text
  }

  /// The error that something else was expected here.
  func wrong(_ expected: String) -> ReadingError {
    ReadingError(line: token.line, expected: expected, found: token.text)
  }

  /// Moves past the bracket that closes the one here; returns both and everything between.
  mutating func balanced() throws(ReadingError) -> [Token] {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [String] = []
    var taken: [Token] = []
    repeat {
      if token.kind == .end { throw wrong("\"\(open.last ?? "")\"") }
      if token.kind == .sign {
        if let closer = closing[text] {
          open.append(closer)
        } else if closing.values.contains(text) {
          guard open.popLast() == text else { throw wrong("another bracket") }
        }
      }
      taken.append(token)
      move()
    } while !open.isEmpty
    return taken
  }
}

extension Sequence<Token> {
  /// The tokens as one line, with single blanks between those that had any.
  var joined: String {
    reduce(into: "") { text, token in
      text += (token.isApart && !text.isEmpty ? " " : "") + token.text
    }
  }
}
