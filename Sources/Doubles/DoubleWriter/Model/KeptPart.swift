/// The part of a double that belongs to a person and stays when the double is written again.
enum KeptPart {
  private static let begin = "// Yours, kept by doubles write: begin"
  private static let end = "// Yours: end"

  /// The lines of an empty part.
  static let empty = ["  \(begin)", "  \(end)"]

  /// The person's lines in each part, in order.
  static func texts(in text: String) -> [[Substring]] {
    guard text.contains(begin) else { return [] }
    let pieces = pieces(of: text)
    return stride(from: 1, to: pieces.count - 1, by: 2).map { pieces[$0] }
  }

  /// The double with the person's lines from an older one; a missing last part is added.
  static func put(_ texts: [[Substring]], into text: String) -> String {
    var rest = texts[...]
    var result = pieces(of: text).enumerated().flatMap { index, lines in
      index.isMultiple(of: 2) ? lines : (rest.popFirst() ?? []) + lines
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
    let pieces = pieces(of: text)
    let kept = stride(from: 0, to: pieces.count, by: 2).flatMap { index in
      let lines = pieces[index].dropFirst(index == 0 ? 0 : 1)
      guard index < pieces.count - 1 else { return lines }
      return lines.dropLast(lines.dropLast().last == "" ? 2 : 1)
    }
    return kept.joined(separator: "\n")
  }

  /// The lines outside of the parts, with their first and last lines, and inside of them, in turn.
  private static func pieces(of text: String) -> [[Substring]] {
    var pieces: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A formatter may have changed the indentation.
      let mark = line.trimmingPrefix { " \t".contains($0) }
      let isOutside = !pieces.count.isMultiple(of: 2)
      if !isOutside, mark == end { pieces.append([]) }
      pieces[pieces.count - 1].append(line)
      if isOutside, mark == begin { pieces.append([]) }
    }
    return pieces
  }
}
