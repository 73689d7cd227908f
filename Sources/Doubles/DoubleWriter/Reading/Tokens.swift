/// Splits the text of a Swift file into tokens; blanks and comments are dropped.
///
/// It tolerates unknown text: a string literal ends with its line at the latest, so that a regular
/// expression with a quote in it affects one line and never the file.
struct Tokens {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var isApart = true

  /// All tokens of `text` in order; the last one is of kind `end`.
  static func of(_ text: String) -> [Token] {
    var tokens = Tokens(scalars: Array(text.unicodeScalars))
    return tokens.all()
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func all() -> [Token] {
    var found: [Token] = []
    while true {
      skipBlanks()
      let (start, startLine, apart) = (position, line, isApart)
      guard let kind = next() else { break }
      let text = text(from: start)
      found.append(Token(kind: kind, text: text, line: startLine, isApart: apart))
      isApart = false
    }
    found.append(Token(kind: .end, text: "", line: line, isApart: true))
    return found
  }

  private mutating func next() -> Token.Kind? {
    guard let scalar = scalar(at: 0) else { return nil }
    if scalar == "\"" { return literal(hashes: 0) }
    if scalar == "#" { return hash() }
    if scalar == "`" {
      repeat { position += 1 } while self.scalar(at: 0).map { $0 != "`" && $0 != "\n" } ?? false
      position = min(position + 1, scalars.count)
      return .word
    }
    if scalar.isDigit {
      while self.scalar(at: 0)?.isWordPart ?? false { position += 1 }
      return .literal
    }
    if scalar.isWordPart {
      while self.scalar(at: 0)?.isWordPart ?? false { position += 1 }
      return .word
    }
    position += ["...": 3, "->": 2, "==": 2].first { starts(with: $0.key) }?.value ?? 1
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
      while position < scalars.count, !starts(with: end) { advance() }
      position = min(position + end.unicodeScalars.count, scalars.count)
      return .literal
    }
    let start = position
    position += 1
    while scalar(at: 0)?.isWordPart ?? false { position += 1 }
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

  /// A string literal, starting at its first quote.
  private mutating func literal(hashes: Int) -> Token.Kind {
    let hash = String(repeating: "#", count: hashes)
    let isLong = starts(with: "\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    position += quote.unicodeScalars.count
    while position < scalars.count, !starts(with: quote + hash) {
      if !isLong, scalar(at: 0) == "\n" { return .literal }
      if starts(with: "\\" + hash + "(") {
        position += 2 + hashes
        interpolation()
      } else if starts(with: "\\" + hash) {
        position += 1 + hashes
        if position < scalars.count { advance() }
      } else {
        advance()
      }
    }
    position = min(position + quote.unicodeScalars.count + hashes, scalars.count)
    return .literal
  }

  /// The text of an interpolation in a string literal, between `\(` and its `)`.
  private mutating func interpolation() {
    var depth = 1
    let started = line
    while depth > 0, let scalar = scalar(at: 0), line == started || scalar != "\"" {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        _ = literal(hashes: 0)
        continue
      default: break
      }
      advance()
    }
  }

  private mutating func skipBlanks() {
    while let scalar = scalar(at: 0) {
      if starts(with: "//") {
        while let scalar = self.scalar(at: 0), scalar != "\n" { position += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if scalar.isBlank {
        advance()
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
    } while depth > 0 && position < scalars.count
  }

  private mutating func advance() {
    if scalar(at: 0) == "\n" { line += 1 }
    position += 1
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }

  private func starts(with text: String) -> Bool {
    scalars[min(position, scalars.count)...].starts(with: text.unicodeScalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace || value == 0xFEFF }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isWordPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: !isASCII && !properties.isWhitespace
    }
  }
}
