/// A Swift text without its comments, and by default without the text of its literals.
///
/// The code of an interpolation stays. A bare `/` begins a regular expression only after a sign that
/// needs a value, or a blank, as in Swift. Elsewhere it is an operator, so that it hides no code.
package struct SwiftCode {
  private let bytes: [UInt8]
  private let keepsLines: Bool
  private let keepsLiterals: Bool
  private var code: [UInt8] = []
  private var position = 0

  /// The code that is left.
  package var text: String { String(decoding: code, as: UTF8.self) }

  /// Reads a text; with `keepsLines`, each line of the code is the same line of the text.
  package init(of source: String, keepsLines: Bool = false, keepsLiterals: Bool = false) {
    bytes = Array(source.utf8)
    self.keepsLines = keepsLines
    self.keepsLiterals = keepsLiterals
    readCode()
  }

  // In an interpolation, it ends in front of the closing parenthesis.
  private mutating func readCode(inInterpolation: Bool = false) {
    var depth = 0
    while let sign {
      switch sign {
      case "/" where isNext("//"): while !isAtLineEnd { move() }
      case "/" where isNext("/*"): readComment()
      case "/" where isRegexNext: readLiteral()
      case "\"", "#": readLiteral()
      // A name in backticks may contain any sign.
      case "`":
        repeat { move(keeps: true) } while !isAtLineEnd && self.sign != "`"
        move(keeps: true)
      // A regular expression that looks like a division may have a \/ in front of its end.
      case "\\": move(2, keeps: true)
      default:
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
        if inInterpolation, depth < 0 { return }
        move(keeps: true)
      }
    }
  }

  // It may lack its end, as a literal may.
  private mutating func readComment() {
    var depth = 0
    repeat {
      let change = isNext("/*") ? 1 : isNext("*/") ? -1 : 0
      depth += change
      move(change == 0 ? 1 : 2)
    } while depth > 0 && sign != nil
    code.append(UInt8(ascii: " "))
  }

  // A string, a regular expression, or else the # of a macro or a directive.
  private mutating func readLiteral() {
    let signs = String(repeating: "#", count: bytes[position...].prefix { $0 == 0x23 }.count)
    guard let quote = ["\"\"\"", "\"", "/"].first(where: { isNext(signs + $0) }) else {
      return move(signs.count, keeps: true)
    }
    let (start, startOfCode) = (position, code.count)
    let end = quote + signs
    let escape = quote == "/" ? "\\" : "\\" + signs
    position += end.count
    let rest = bytes[position...].first { $0 != 0x20 }
    let isLong = quote == "\"\"\"" || end.hasPrefix("/#") && rest.map(isLineEnd) ?? true
    code.append(UInt8(ascii: "\""))
    while sign != nil, !isNext(end), isLong || !isAtLineEnd {
      if quote != "/", isNext(escape + "(") {
        position += escape.count
        move(keeps: true)
        readCode(inInterpolation: true)
        move(keeps: true)
      } else {
        move(isNext(escape) ? escape.count + 1 : 1)
      }
    }
    position += isNext(end) ? end.count : 0
    code.append(UInt8(ascii: "\""))
    if keepsLiterals { code.replaceSubrange(startOfCode..., with: bytes[start..<position]) }
  }

  // Whether a bare regular expression begins here, and ends in this line.
  private var isRegexNext: Bool {
    let before = code.last ?? 0x20
    guard before <= 0x20 || "([{,:=".utf8.contains(before) else { return false }
    let line = String(decoding: bytes[position...].prefix { !isLineEnd($0) }, as: UTF8.self)
    let regex =
      #/
      \/ (?! ,\s ) (?: \\. | [^\\\/\s*)] )
      (?: (?: \\. | [^\\\/] )* (?: \\. | [^\\\/\s] ) )? \/
      /#
    return line.prefixMatch(of: regex) != nil
  }

  private var sign: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  private var isAtLineEnd: Bool { position == bytes.count || isLineEnd(bytes[position]) }

  private func isLineEnd(_ byte: UInt8) -> Bool { 10...13 ~= byte }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func move(_ count: Int = 1, keeps: Bool = false) {
    let passed = bytes[position...].prefix(count)
    code += passed.filter { keeps || keepsLines && isLineEnd($0) }
    position += passed.count
  }
}

extension Substring {
  /// The line of the whole text in which this part begins, from 1.
  package var line: Int { base[..<startIndex].count(where: \.isNewline) + 1 }
}
