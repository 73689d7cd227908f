/// Gives each call of a protocol a unique name, made from the words of its declaration.
///
/// A `switch` cannot distinguish cases of an enum with one base name, whatever their labels are.
struct CaseNames {
  /// The parts from which a name can be made.
  struct Source {
    var base: String
    var labels: [String] = []
    var types: [String] = []
    var result = ""
  }

  /// A name for each source, in order; longer only if two would be equal.
  static func of(_ sources: [Source]) -> [String] {
    var lengths = sources.map { _ in 0 }
    var names = sources.map { name($0, length: 0) }
    for length in 1...3 {
      let equal = Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      for index in equal.joined() where lengths[index] < length {
        lengths[index] = length
        names[index] = name(sources[index], length: length)
      }
    }
    for index in names.indices where names[..<index].contains(names[index]) {
      var number = 2
      while names.contains("\(names[index].bare)\(number)") { number += 1 }
      names[index] = "\(names[index].bare)\(number)"
    }
    return names
  }

  private static func name(_ source: Source, length: Int) -> String {
    var name = source.base
    if ["description", "hash", "hashValue"].contains(name) {
      name = "read" + name.capitalizedFirst
    }
    let labels = source.labels.filter { $0 != "_" }
    if length > 0, !labels.isEmpty {
      name = name.bare + labels.map(\.capitalizedFirst).joined()
    }
    if length > 1, !source.types.isEmpty { name = name.bare + source.types.joined() }
    return length > 2 ? name.bare + source.result : name
  }
}
