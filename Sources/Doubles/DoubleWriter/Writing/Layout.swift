/// Breaks lines as the formatter does: at 100 columns, each element on a line of its own.
enum Layout {
  /// The text before a list, the list if there is one, and the text after it.
  typealias Opening = (head: String, items: [String]?, tail: String)

  static let width = 100

  static func fits(_ line: String) -> Bool { line.count <= width }

  /// `head(a, b)tail` in one line, or with each item on a line.
  static func list(_ head: String, _ items: [String], _ tail: String, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let line = "\(blanks)\(head)(\(items.joined(separator: ", ")))\(tail)"
    guard !fits(line), !items.isEmpty else { return [line] }
    return ["\(blanks)\(head)("]
      + items.enumerated().map { index, item in
        "\(blanks)  \(item)\(index == items.count - 1 ? "" : ",")"
      } + ["\(blanks))\(tail)"]
  }

  /// The lines of a call in a body, without the body's indentation.
  static func statement(_ head: String, _ items: [String], _ tail: String = "") -> [String] {
    list(head, items, tail, indent: 4).map { String($0.dropFirst(4)) }
  }

  /// `signature { body }` in one line, or the body below it.
  static func block(_ signature: Opening, body: [String], indent: Int = 2) -> [String] {
    let (head, items, tail) = signature
    let blanks = String(repeating: " ", count: indent)
    let opening =
      items.map { list(head, $0, "\(tail) {", indent: indent) } ?? ["\(blanks)\(head)\(tail) {"]
    if body.isEmpty, opening.count == 1, fits(opening[0] + "}") { return [opening[0] + "}"] }
    if body.count == 1, opening.count == 1, fits("\(opening[0]) \(body[0]) }") {
      return ["\(opening[0]) \(body[0]) }"]
    }
    return opening + body.map { "\(blanks)  \($0)" } + ["\(blanks)}"]
  }
}
