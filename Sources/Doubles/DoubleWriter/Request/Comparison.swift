/// Finds the standing of one file.
struct Comparison {
  let catalogue: DoubleCatalogue
  /// The present texts of an engineer's double; nil if the sources were not given.
  let today: (_ path: String, _ origin: Origin, _ body: String) -> [String]?

  func standing(of text: String, _ origin: Origin, at path: String) -> DoubleCheck.Standing {
    let isEdited = origin.isEdited(in: text)
    let isOutdated: Bool
    if origin.source == nil {
      guard let today = today(path, origin, Origin.body(of: text)) else {
        return isEdited ? .edited : .notCompared
      }
      if today.isEmpty { return .gone }
      isOutdated = !today.contains { Origin(name: origin.name, source: nil, copy: $0) == origin }
    } else {
      guard let source = catalogue.text(of: origin.name) else { return .gone }
      isOutdated = origin.isOutdated(by: source)
    }
    return switch (isEdited, isOutdated) {
    case (false, false): .current
    case (false, true): .outdated
    case (true, false): .edited
    case (true, true): .editedAndOutdated
    }
  }
}
