/// Finds what someone may have meant who mistyped a name.
nonisolated enum NearestName {
  /// The name with the fewest typing mistakes between, if these are few for the word's length.
  static func nearest(to word: String, among names: [String]) -> String? {
    let word = Array(word.lowercased())
    let found =
      names
      .map { (name: $0, mistakes: mistakes(between: word, and: Array($0.lowercased()))) }
      .min { $0.mistakes < $1.mistakes }
    guard let found, found.mistakes <= min(3, max(1, word.count / 2)) else { return nil }
    return found.name
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
