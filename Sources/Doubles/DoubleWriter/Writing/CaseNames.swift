/// Gives each call of a protocol a unique name, made from the words of its declaration.
///
/// A `switch` cannot distinguish cases of an enum with one base name, whatever their labels are.
enum CaseNames {
  /// A name for each list of words, in order, from its first word on; longer only if two would be
  /// equal.
  static func of(_ words: [[String]]) -> [String] {
    var lengths = words.map { _ in 0 }
    var names = words.map { name($0, length: 0) }
    for length in 1...3 {
      let equal = Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      for index in equal.joined() where lengths[index] < length {
        lengths[index] = length
        names[index] = name(words[index], length: length)
      }
    }
    for index in names.indices where names[..<index].contains(names[index]) {
      var number = 2
      while names.contains("\(names[index].bare)\(number)") { number += 1 }
      names[index] = "\(names[index].bare)\(number)"
    }
    return names
  }

  private static func name(_ words: [String], length: Int) -> String {
    let isTaken = ["description", "hash", "hashValue"].contains(words[0])
    let base = isTaken ? "read" + words[0].capitalizedFirst : words[0]
    return words.dropFirst().prefix(length).reduce(base) { $1.isEmpty ? $0 : $0.bare + $1 }
  }
}

extension Requirement.Member {
  /// The words for the name of its case, and for that of its setter if it has one.
  var caseWords: [[String]] {
    let type = result?.caseWord ?? ""
    let base =
      switch kind {
      case .initializer: "initialize"
      case .subscript: "`subscript`"
      case .function, .property: name
      }
    let labels = parameters.map(\.label).filter { $0 != "_" }.map(\.capitalizedFirst).joined()
    let call = [base, labels, parameters.map(\.type.caseWord).joined(), type]
    return isSettable ? [call, ["set" + base.capitalizedFirst, "", type]] : [call]
  }
}
