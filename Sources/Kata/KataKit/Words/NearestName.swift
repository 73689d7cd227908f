/// The known name that a misspelled one may stand for.
public struct NearestName {
  /// The nearest name; nil if none is near enough to be meant.
  public let name: String?

  /// Looks among the known names, whatever their case.
  public init(to wanted: String, among known: [String]) {
    let ranked = known.map {
      (name: $0, edits: Self.edits(from: wanted.lowercased(), to: $0.lowercased()))
    }
    let nearest = ranked.min { $0.edits < $1.edits }
    name = nearest.flatMap { $0.edits <= max(1, wanted.count / 3) ? $0.name : nil }
  }

  // How many letters must be put in, left out or exchanged; one row of the table at a time.
  private static func edits(from left: String, to right: String) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
