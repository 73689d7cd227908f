/// A Swift text without its comments, and by default without the text of its literals.
///
/// The code of an interpolation stays. A bare `/` begins a regular expression only after a sign that
/// needs a value. Elsewhere it is an operator, so that it hides no code.
package struct SwiftCode {
  /// The code that is left.
  package let text: String

  /// Reads a text; with `keepsLines`, each line of the code is the same line of the text.
  package init(of source: String, keepsLines: Bool = false, keepsLiterals: Bool = false) {
    var reader = Reader(bytes: Array(source.utf8), keepsLines: keepsLines, keepsLiterals)
    reader.readCode()
    text = String(decoding: reader.code, as: UTF8.self)
  }
}

extension Substring {
  /// The line of the whole text in which this part begins, from 1.
  var line: Int { base[..<startIndex].count(where: \.isNewline) + 1 }
}

// Each literal or comment may lack its end.
private struct Reader {
  private(set) var code: [UInt8] = []
  private let bytes: [UInt8]
  private let keepsLines: Bool
  private let keepsLiterals: Bool
  private var position = 0

  init(bytes: [UInt8], keepsLines: Bool, _ keepsLiterals: Bool) {
    self.bytes = bytes
    self.keepsLines = keepsLines
    self.keepsLiterals = keepsLiterals
  }

  // In an interpolation, it ends in front of the closing parenthesis.
  mutating func readCode(inInterpolation: Bool = false) {
    var depth = 0
    while let sign {
      switch sign {
      case "/" where isNext("//"): while !isAtLineEnd { position += 1 }
      case "/" where isNext("/*"): readComment()
      case "/" where isRegexNext: readLiteral()
      case "\"", "#": readLiteral()
      // A regular expression that looks like a division may have a \/ in front of its end.
      case "\\": take(2)
      default:
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
        if inInterpolation, depth < 0 { return }
        take(1)
      }
    }
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      depth += isNext("/*") ? 1 : isNext("*/") ? -1 : 0
      if isNext("/*") || isNext("*/") { position += 1 }
      drop(1)
    } while depth > 0 && sign != nil
    code.append(UInt8(ascii: " "))
  }

  // A string, a regular expression, or else the # of a macro or a directive.
  private mutating func readLiteral() {
    let signs = String(repeating: "#", count: bytes[position...].prefix { $0 == 0x23 }.count)
    guard let quote = ["\"\"\"", "\"", "/"].first(where: { isNext(signs + $0) }) else {
      return take(signs.utf8.count)
    }
    let (start, startOfCode) = (position, code.count)
    let end = quote + signs
    let escape = quote == "/" ? "\\" : "\\" + signs
    position += end.utf8.count
    let rest = bytes[position...].first { ![0x20, 0x09].contains($0) }
    let isLong = quote == "\"\"\"" || end.hasPrefix("/#") && rest.map { 10...13 ~= $0 } ?? true
    code.append(UInt8(ascii: "\""))
    while sign != nil, !isNext(end), isLong || !isAtLineEnd {
      if quote != "/", isNext(escape + "(") {
        position += escape.utf8.count
        take(1)
        readCode(inInterpolation: true)
        take(1)
      } else {
        drop(isNext(escape) ? escape.utf8.count + 1 : 1)
      }
    }
    if isNext(end) { position += end.utf8.count }
    code.append(UInt8(ascii: "\""))
    if keepsLiterals { code.replaceSubrange(startOfCode..., with: bytes[start..<position]) }
  }

  // Whether a bare regular expression begins here, and ends in this line.
  private var isRegexNext: Bool {
    guard let before = code.last(where: { $0 > 0x20 }), "([{,:=".utf8.contains(before) else {
      return false
    }
    let line = String(decoding: bytes[position...].prefix { !(10...13 ~= $0) }, as: UTF8.self)
    let regex =
      #/
      \/ (?: \\. | [^\\\/\s*),] )
      (?: (?: \\. | [^\\\/] )* (?: \\. | [^\\\/\s] ) )? \/
      /#
    return line.prefixMatch(of: regex) != nil
  }

  private var sign: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  private var isAtLineEnd: Bool { sign.map { 10...13 ~= $0.value } ?? true }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ count: Int) {
    let end = min(position + count, bytes.count)
    code += bytes[position..<end]
    position = end
  }

  private mutating func drop(_ count: Int) {
    let end = min(position + count, bytes.count)
    code += keepsLines ? bytes[position..<end].filter { 10...13 ~= $0 } : []
    position = end
  }
}
