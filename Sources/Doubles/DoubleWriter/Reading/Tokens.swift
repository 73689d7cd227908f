/// Splits the text of a Swift file into tokens; blanks and comments are dropped.
///
/// It tolerates unknown text: a string literal ends with its line at the latest, so that a quote
/// too many affects one line. A block without an end is left open; `ReadFile` reports it.
struct Tokens {
  // A debug build, which is what people run, reads a buffer fifteen times faster than an array.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var isApart = true

  /// All tokens of `text` in order; the last one is of kind `end`.
  ///
  /// A block of statements has at most its first word: most of a file is in there.
  static func of(_ text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var tokens = Tokens(bytes: bytes)
      return tokens.all()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func all() -> [Token] {
    var found: [Token] = []
    // Whether the next block is that of a type, and the open blocks from a protocol's on.
    var (type, protocolDepth) = ("", 0)
    while let token = token() {
      found.append(token)
      if let keyword = found.keywordOfDeclaration {
        type = keyword
      } else if token.text == "{" {
        if protocolDepth > 0 || type == "protocol" {
          protocolDepth += 1
        } else if type.isEmpty {
          found += body()
        }
        type = ""
      } else if token.text == "}", protocolDepth > 0 {
        protocolDepth -= 1
      }
    }
    found.append(Token(kind: .end, text: "", line: line, isApart: true))
    return found
  }

  private mutating func token() -> Token? {
    skipBlanks()
    let (start, startLine, apart) = (position, line, isApart)
    guard let kind = next() else { return nil }
    isApart = false
    return Token(kind: kind, text: text(from: start), line: startLine, isApart: apart)
  }

  /// Moves past the brace that closes this block.
  ///
  /// - Returns: the brace, and before it the first token if it is a word, such as `didSet`.
  private mutating func body() -> [Token] {
    skipBlanks()
    let (start, startLine) = (position, line)
    var kept: [Token] = []
    var depth = 1
    while depth > 0 {
      skipBlanks()
      let (begin, sign) = (position, scalar(at: 0))
      guard let kind = next() else { return kept }
      if begin == start, kind == .word {
        kept.append(Token(kind: kind, text: text(from: start), line: startLine, isApart: true))
      }
      if kind == .sign, sign == "{" { depth += 1 }
      if kind == .sign, sign == "}" { depth -= 1 }
    }
    isApart = false
    return kept + [Token(kind: .sign, text: "}", line: line, isApart: true)]
  }

  private mutating func next() -> Token.Kind? {
    guard let scalar = scalar(at: 0) else { return nil }
    if scalar == "\"" { return literal(hashes: 0) }
    if scalar == "#" { return hash() }
    if scalar == "/", regularExpression() { return .literal }
    if scalar == "`" {
      repeat { position += 1 } while self.scalar(at: 0).map { $0 != "`" && $0 != "\n" } ?? false
      position = min(position + 1, bytes.count)
      return .word
    }
    if scalar.isWordPart {
      skipWord()
      return scalar.isDigit ? .literal : .word
    }
    position += starts(with: "...") ? 3 : starts(with: "->") || starts(with: "==") ? 2 : 1
    return .sign
  }

  /// A raw string, a regular expression with hashes, a directive, or a lone sign.
  private mutating func hash() -> Token.Kind {
    var hashes = 0
    while scalar(at: hashes) == "#" { hashes += 1 }
    if scalar(at: hashes) == "\"" {
      position += hashes
      return literal(hashes: hashes)
    }
    if scalar(at: hashes) == "/" {
      let end = "/" + String(repeating: "#", count: hashes)
      position += hashes + 1
      while position < bytes.count, !starts(with: end) {
        if scalar(at: 0) == "\\" { position += 1 }
        if position < bytes.count { advance() }
      }
      position = min(position + end.utf8.count, bytes.count)
      return .literal
    }
    let start = position
    position += 1
    skipWord()
    let word = text(from: start)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else {
      position = start + 1
      return .sign
    }
    while let scalar = scalar(at: 0), scalar != "\n", !starts(with: "//"), !starts(with: "/*") {
      position += 1
    }
    return .directive
  }

  /// Moves past a regular expression `/…/`; false if the slash is an operator.
  ///
  /// As in the compiler, the slash is at the start of an expression, no blank is next to either
  /// slash, and no parenthesis closes one outside: `reduce(1, /)` has none.
  private mutating func regularExpression() -> Bool {
    let isStart = position == 0 || " \t\n([{,;:".utf8.contains(bytes[position - 1])
    guard isStart, text(from: max(0, position - 5)) != "func ", scalar(at: 1)?.isBlank == false
    else { return false }
    var (offset, groups, classes) = (1, 0, 0)
    while let scalar = scalar(at: offset), scalar != "\n", groups >= 0 {
      switch scalar {
      case "\\": offset += 1
      case "[": classes += 1
      case "]": classes -= 1
      case "(" where classes <= 0: groups += 1
      case ")" where classes <= 0: groups -= 1
      case "/":
        let isEnd =
          self.scalar(at: offset - 1)?.isBlank == false || self.scalar(at: offset - 2) == "\\"
        if isEnd { position += offset + 1 }
        return isEnd
      default: break
      }
      offset += 1
    }
    return false
  }

  /// A string literal, starting at its first quote.
  private mutating func literal(hashes: Int) -> Token.Kind {
    let hash = String(repeating: "#", count: hashes)
    // The text of `#"""#` is one quote: with hashes, a literal that ends in its line is short.
    var end = self
    end.position += 2
    while hashes > 0, let scalar = end.scalar(at: 0), scalar != "\n", !end.starts(with: "\"" + hash)
    {
      end.position += 1
    }
    let isLong = starts(with: "\"\"\"") && (hashes == 0 || !end.starts(with: "\"" + hash))
    let quote = isLong ? "\"\"\"" : "\""
    position += quote.utf8.count
    while let scalar = scalar(at: 0), scalar != "\"" || !starts(with: quote + hash) {
      if !isLong, scalar == "\n" { return .literal }
      if scalar == "\\", starts(with: "\\" + hash + "(") {
        position += 2 + hashes
        interpolation()
      } else if scalar == "\\", starts(with: "\\" + hash) {
        position += 1 + hashes
        if position < bytes.count { advance() }
      } else {
        advance()
      }
    }
    position = min(position + quote.utf8.count + hashes, bytes.count)
    return .literal
  }

  /// The text of an interpolation in a string literal, between `\(` and its `)`.
  private mutating func interpolation() {
    var depth = 1
    let started = line
    while depth > 0 {
      skipBlanks()
      guard let scalar = scalar(at: 0), line == started || scalar != "\"" else { return }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      _ = next()
    }
  }

  private mutating func skipBlanks() {
    while let scalar = scalar(at: 0) {
      if scalar.isBlank {
        advance()
      } else if scalar == "/", starts(with: "//") {
        while let scalar = self.scalar(at: 0), scalar != "\n" { position += 1 }
      } else if scalar == "/", starts(with: "/*") {
        skipComment()
      } else if !scalar.isASCII, widthOfWideBlank > 0 {
        position += widthOfWideBlank
      } else {
        return
      }
      isApart = true
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func advance() {
    if scalar(at: 0) == "\n" { line += 1 }
    position += 1
  }

  private mutating func skipWord() {
    while let scalar = scalar(at: 0), scalar.isWordPart {
      if !scalar.isASCII, widthOfWideBlank > 0 { return }
      position += 1
    }
  }

  /// The bytes of a no-break space or a byte order mark here.
  private var widthOfWideBlank: Int {
    starts(with: "\u{A0}") ? 2 : starts(with: "\u{FEFF}") ? 3 : 0
  }

  /// The sign at an offset; each byte of a sign that is not ASCII counts as one.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    position + offset < bytes.count ? Unicode.Scalar(bytes[position + offset]) : nil
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private func starts(with text: String) -> Bool {
    var text = text
    return text.withUTF8 { start in
      guard position + start.count <= bytes.count else { return false }
      var index = 0
      while index < start.count, bytes[position + index] == start[index] { index += 1 }
      return index == start.count
    }
  }
}

extension [Token] {
  /// The keyword before the last token, if that is the name of the declared type.
  fileprivate var keywordOfDeclaration: String? {
    guard count > 1, self[count - 1].kind == .word, self[count - 2].kind == .word,
      Scopes.keywords.contains(self[count - 2].text)
    else { return nil }
    let cursor = Cursor(self, at: count - 2)
    return cursor.declaredNames == nil ? nil : cursor.text
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value == 0x20 || value >= 9 && value <= 13 }

  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }

  var isWordPart: Bool {
    self >= "a" && self <= "z" || self >= "A" && self <= "Z" || isDigit || self == "_"
      || self == "$" || !isASCII
  }
}
