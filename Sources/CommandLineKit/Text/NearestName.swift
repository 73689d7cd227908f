/// Finds the name that was probably meant by a mistyped one.
public enum NearestName {
  // With more than three mistakes it is another name.
  private static let mostMistakes = 3

  /// The name with the fewest typing mistakes, ignoring case.
  ///
  /// Nil if these are more than half of the word's letters, or more than three.
  public static func nearest(to word: String, among names: [String]) -> String? {
    let word = Array(word.lowercased())
    let limit = min(mostMistakes, word.count / 2)
    return
      names
      .map { (name: $0, letters: Array($0.lowercased())) }
      // Each extra letter is a mistake, so skip words of a very different length.
      .filter { abs($0.letters.count - word.count) <= limit }
      .map { (name: $0.name, mistakes: mistakes(between: word, and: $0.letters)) }
      .filter { $0.mistakes <= limit }
      .min { $0.mistakes < $1.mistakes }?
      .name
  }

  // The edit distance by Levenshtein, one row at a time.
  private static func mistakes(between word: [Character], and name: [Character]) -> Int {
    var row = Array(0...name.count)
    for (index, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in name.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[name.count]
  }
}
