/// Gives each call of a protocol a unique name, made from the words of its declaration.
///
/// A `switch` cannot distinguish cases of an enum with one base name, whatever their labels are.
enum CaseNames {
  /// A name for each list of words, in order: its first word, and the first label, type or result
  /// in which it differs from all others with that word; longer only if two would be equal.
  static func of(_ words: [[String]]) -> [String] {
    var lengths = words.map { _ in 0 }
    var names = words.map { name($0, length: 0) }
    for length in 1...3 {
      let equal = Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      for group in equal {
        for index in group where lengths[index] < length {
          lengths[index] = length
          let others = group.filter { $0 != index }.map { words[$0] }
          let short = length == 1 ? difference(of: words[index], from: others) : nil
          names[index] =
            short.map { name(words[index], length: 0).bare + $0 }
            ?? name(words[index], length: length)
        }
      }
    }
    for index in names.indices where names[..<index].contains(names[index]) {
      var number = 2
      while names.contains("\(names[index].bare)\(number)") { number += 1 }
      names[index] = "\(names[index].bare)\(number)"
    }
    return names
  }

  private static func difference(of words: [String], from others: [[String]]) -> String? {
    for place in words.indices.dropFirst() {
      for (index, part) in words[place].split(separator: " ").enumerated() {
        let isShared = others.contains { other in
          other[place].split(separator: " ").dropFirst(index).first == part
        }
        if !isShared { return String(part) }
      }
    }
    return nil
  }

  private static func name(_ words: [String], length: Int) -> String {
    let isTaken = ["description", "hash", "hashValue"].contains(words[0])
    let base = isTaken ? "read" + words[0].capitalizedFirst : words[0]
    return words.dropFirst().prefix(length).reduce(base) {
      $1.isEmpty ? $0 : $0.bare + $1.filter { $0 != " " }
    }
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
    let labels = parameters.map(\.label).filter { $0 != "_" }.map(\.capitalizedFirst)
    let types = parameters.map(\.type.caseWord)
    let call = [base, labels.joined(separator: " "), types.joined(separator: " "), type]
    return isSettable ? [call, ["set" + base.capitalizedFirst, "", type]] : [call]
  }
}
