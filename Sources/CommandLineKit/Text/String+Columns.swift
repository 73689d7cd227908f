extension String {
  /// The text with blanks appended until it has that many columns.
  public func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - displayWidth))
  }

  /// The text with lines of at most `columns` columns, broken between words.
  ///
  /// A continued line keeps the indentation of its line, plus `hanging` columns. A word that is
  /// longer than a line, such as a path, is not broken. A text in quotes is broken only if it
  /// is longer than a line, and only at single blanks, because its blanks are part of it.
  public func wrapped(to columns: Int, hanging: Int = 0) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.lines(of: $0, columns, hanging) }
      .joined(separator: "\n")
  }

  private static func lines(of text: Substring, _ columns: Int, _ hanging: Int) -> [String] {
    guard text.displayWidth > columns else { return [String(text)] }
    let indentation = String(repeating: " ", count: text.prefix { $0 == " " }.count + hanging)
    var lines: [String] = []
    var line = ""
    var width = 0
    var rest = text
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      var word = word(of: rest.dropFirst(gap.count))
      if word.displayWidth > columns - indentation.count { word = firstPart(of: word) }
      rest = rest.dropFirst(gap.count + word.count)
      let isFirst = line.allSatisfy { $0 == " " }
      if isFirst || width + gap.count + word.displayWidth <= columns {
        line += gap + word
        width += gap.count + word.displayWidth
      } else {
        lines.append(line)
        line = indentation + word
        width = indentation.count + word.displayWidth
      }
    }
    return lines + [line]
  }

  // Up to the next blank outside of quotes; a quote that is never closed is an ordinary character.
  private static func word(of text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex, text[end] != " " {
      if text[end] == "\"", let close = closingQuote(after: end, in: text) { end = close }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  // Up to the first blank that is alone.
  private static func firstPart(of word: Substring) -> Substring {
    word.firstMatch(of: /[^ ] (?! )/).map { word[...$0.range.lowerBound] } ?? word
  }

  private static func closingQuote(after quote: Index, in text: Substring) -> Index? {
    var index = text.index(after: quote)
    while index < text.endIndex {
      switch text[index] {
      case "\"": return index
      case "\\": index = text.index(after: index)
      default: break
      }
      guard index < text.endIndex else { return nil }
      index = text.index(after: index)
    }
    return nil
  }
}

extension [(String, String)] {
  /// A table of two columns; the second one is wrapped so that no line is longer than `columns`.
  public func table(columns: Int = 80) -> String {
    let indentation = (map(\.0.displayWidth).max() ?? 0) + 2
    return map { first, second in
      (first.padded(to: indentation) + second).wrapped(to: columns, hanging: indentation)
    }
    .joined(separator: "\n")
  }
}
