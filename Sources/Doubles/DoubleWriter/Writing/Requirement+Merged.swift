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
    case .function(let function), .initializer(let function, _), .subscript(let function, _):
      function.name
        + function.parameters.map { "\($0.label):\($0.type)\($0.isVariadic)" }.description
        + "\(function.result.map(\.description) ?? "")\(function.generics ?? "")\(isStatic)"
    case .property(let property): "var \(property.name)\(isStatic)"
    case .associatedType(let type): "associatedtype \(type.name)"
    case .typeAlias: text
    }
  }
}

extension Requirement.Kind {
  /// The requirement that fulfils both: with a setter if one has it, and their common effects.
  fileprivate func merged(with other: Requirement.Kind) -> Requirement.Kind {
    switch (self, other) {
    case (.property(let left), .property(var right)):
      right.isSettable = left.isSettable || right.isSettable
      right.effects = left.effects.common(with: right.effects)
      return .property(right)
    case (.function(let left), .function(var right)):
      right.effects = left.effects.common(with: right.effects)
      return .function(right)
    case (.associatedType(let left), .associatedType(var right)):
      right.bounds = left.bounds + right.bounds.filter { !left.bounds.contains($0) }
      right.conditions = [left.conditions, right.conditions].compactMap(\.self).joinedIfAny
      return .associatedType(right)
    default: return self
    }
  }
}

extension [String] {
  fileprivate var joinedIfAny: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension Requirement.Effects {
  fileprivate func common(with other: Requirement.Effects) -> Requirement.Effects {
    var common = isThrowing ? other : self
    common.isAsync = isAsync && other.isAsync
    common.isThrowing = isThrowing && other.isThrowing
    if !common.isThrowing { common.failure = nil }
    return common
  }
}
