extension [Requirement] {
  /// Each requirement once: one member fulfils two that differ only in their setter or effects.
  var merged: [Requirement] {
    var merged: [Requirement] = []
    var places: [String: Int] = [:]
    for requirement in self {
      if let place = places[requirement.identity] {
        merged[place].kind = merged[place].kind.merged(with: requirement.kind)
      } else {
        places[requirement.identity] = merged.count
        merged.append(requirement)
      }
    }
    return merged
  }
}

extension Requirement {
  /// The same for two requirements that one member fulfils.
  var identity: String {
    switch kind {
    case .member(let member) where member.kind == .property: "var \(member.name)\(isStatic)"
    case .member(let member):
      member.name
        + member.parameters.map { "\($0.label):\($0.type)\($0.isVariadic)" }.description
        + "\(member.result.map(\.description) ?? "")\(member.generics ?? "")\(isStatic)"
    case .associatedType, .typeAlias: text
    }
  }
}

extension Requirement.Kind {
  /// The requirement that fulfils both: with a setter if one has it, and their common effects.
  fileprivate func merged(with other: Requirement.Kind) -> Requirement.Kind {
    switch (self, other) {
    case (.member(let left), .member(var right)):
      right.isSettable = left.isSettable || right.isSettable
      right.effects = left.effects.common(with: right.effects)
      return .member(right)
    case (.associatedType(let left), .associatedType(var right)):
      right.bounds = left.bounds + right.bounds.filter { !left.bounds.contains($0) }
      let conditions = [left.conditions, right.conditions].compactMap(\.self)
      right.conditions = conditions.isEmpty ? nil : conditions.joined(separator: ", ")
      return .associatedType(right)
    default: return self
    }
  }
}
