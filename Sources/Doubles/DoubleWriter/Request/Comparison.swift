/// Finds the standing of one file.
struct Comparison: Sendable {
  let catalogue: DoubleCatalogue
  /// The present texts of an engineer's double; nil if the sources were not given.
  let today: @Sendable (_ path: String, _ origin: Origin, _ body: String) -> [String]?

  typealias WrittenDouble = (path: String, text: String, origin: Origin)

  /// The standing of each file, and a sentence for each function of a person that no longer fits.
  func standings(
    of doubles: [WrittenDouble]
  ) -> [(path: String, standing: DoubleCheck.Standing, stale: [String])] {
    doubles.concurrentMap { double in
      let (standing, stale) = standing(of: double.text, double.origin, at: double.path)
      return (double.path, standing, stale.map { "\(double.origin.name): \($0)" })
    }
  }

  private func standing(
    of text: String,
    _ origin: Origin,
    at path: String
  ) -> (DoubleCheck.Standing, stale: [String]) {
    var stale: [String] = []
    let isEdited = origin.isEdited(in: text)
    let isOutdated: Bool
    if origin.source == nil {
      guard let today = today(path, origin, Origin.body(of: text)) else {
        return (isEdited ? .edited : .notCompared, [])
      }
      guard let first = today.first else { return (.gone, []) }
      stale = OwnCode(in: text, for: DoubleFile(name: origin.name, text: first)).stale
      isOutdated = !today.contains { Origin(name: origin.name, source: nil, copy: $0) == origin }
    } else {
      guard let source = catalogue.text(of: origin.name) else { return (.gone, []) }
      isOutdated = origin.isOutdated(by: source)
    }
    let standings: [[DoubleCheck.Standing]] = [
      [.current, .outdated], [.edited, .editedAndOutdated],
    ]
    return (standings[isEdited ? 1 : 0][isOutdated ? 1 : 0], stale)
  }
}
