extension Family {
  var associatedTypes: [Requirement.AssociatedType] {
    requirements.compactMap {
      if case .associatedType(let type) = $0.kind { type } else { nil }
    }
  }

  /// The associated types that the double's user decides.
  var openTypes: [Requirement.AssociatedType] {
    associatedTypes.filter { decided[$0.name] == nil }
  }

  /// The protocol's aliases of types that only the double knows, such as `typealias L = [Item]`.
  var writtenOut: [String: SwiftType] {
    let own = Set(associatedTypes.map(\.name) + ["Self"])
    var found: [String: SwiftType] = [:]
    for case .typeAlias(let name, let type) in requirements.map(\.kind) {
      let whole = type.replacingNames { $0.count == 1 ? found[$0[0].name] : nil }
      if !whole.words.isDisjoint(with: own) { found[name] = whole }
    }
    return found
  }

  /// A parameter for each open associated type, with the bound `sent` if it comes from any thread.
  func generics(sent: String?) -> GenericClause {
    let open = Set(openTypes.map(\.name))
    let parameters = openTypes.map { type in
      let bounds = type.bounds + (type.bounds.contains("Sendable") ? [] : [sent].compactMap(\.self))
      return type.name + (bounds.isEmpty ? "" : ": \(bounds.joined(separator: " & "))")
    }
    let wheres = conditions.filter {
      !open.isDisjoint(with: $0.left.words.union($0.isSame ? $0.right.words : []))
    }
    return GenericClause(parameters: parameters, conditions: wheres.map(\.description).uniqued)
  }

  /// The known facts about the open associated types.
  func placeholders(isSent: Bool) -> [String: KnownTypes.Placeholder] {
    openTypes.reduce(into: [:]) { placeholders, type in
      let isEquatable = !Set(type.bounds).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
      let isSendable = isSent || type.bounds.contains("Sendable")
      placeholders[type.name] = .init(isEquatable: isEquatable, isSendable: isSendable)
    }
  }
}
