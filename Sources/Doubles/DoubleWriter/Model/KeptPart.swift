/// The part of a double that belongs to a person and stays when the double is written again.
enum KeptPart {
  private static let begin = "// Yours, kept by doubles write: begin"
  private static let end = "// Yours: end"

  /// The lines of an empty part.
  static let empty = ["  \(begin)", "  \(end)"]

  /// The person's lines in each part, in order.
  static func texts(in text: String) -> [[Substring]] {
    guard text.contains(begin) else { return [] }
    var texts: [[Substring]] = []
    var open: [Substring]?
    for line in lines(of: text) {
      if isLine(line, begin) {
        open = []
      } else if isLine(line, end), let text = open {
        texts.append(text)
        open = nil
      } else {
        open?.append(line)
      }
    }
    return texts
  }

  /// The double with the person's lines from an older one; a missing last part is added.
  static func put(_ texts: [[Substring]], into text: String) -> String {
    var rest = texts[...]
    var result: [Substring] = []
    for line in lines(of: text) {
      result.append(line)
      if isLine(line, begin), let own = rest.popFirst() { result += own }
    }
    let homeless = rest.flatMap(\.self)
    if !homeless.isEmpty, let brace = result.lastIndex(of: "}") {
      result.insert(contentsOf: ["", empty[0][...]] + homeless + [empty[1][...]], at: brace)
    }
    return result.joined(separator: "\n")
  }

  /// The double without these parts and the empty lines before them.
  static func removed(from text: String) -> String {
    guard text.contains(begin) else { return text }
    var result: [Substring] = []
    var isOpen = false
    for line in lines(of: text) {
      if isLine(line, begin) {
        isOpen = true
        if result.last == "" { result.removeLast() }
      }
      if !isOpen { result.append(line) }
      if isLine(line, end) { isOpen = false }
    }
    return result.joined(separator: "\n")
  }

  // A formatter may have changed the indentation.
  private static func isLine(_ line: Substring, _ mark: String) -> Bool {
    line.trimmingPrefix { " \t".contains($0) } == mark
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
