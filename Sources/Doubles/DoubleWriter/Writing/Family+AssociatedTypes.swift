import Foundation

extension Family {
  var associatedTypes: [Requirement.AssociatedType] {
    requirements.compactMap {
      if case .associatedType(let type) = $0.kind { type } else { nil }
    }
  }

  /// The associated types that `where Item == String` decides.
  var decided: [String: SwiftType] {
    let associated = associatedTypes.map(\.name)
    return conditions.flatMap { $0.components(separatedBy: ", ") }.compactMap(Self.equation)
      .filter { associated.contains($0.left) }
      .reduce(into: [:]) { decided, equation in
        var cursor = Cursor(Tokens.of(equation.right))
        decided[equation.left] = try? cursor.type()
      }
  }

  /// The associated types that the double's user decides.
  var openTypes: [Requirement.AssociatedType] {
    let decided = decided
    return associatedTypes.filter { decided[$0.name] == nil }
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
    let parameters = openTypes.map { type in
      let bounds = type.bounds + (type.bounds.contains("Sendable") ? [] : [sent].compactMap(\.self))
      return type.name + (bounds.isEmpty ? "" : ": \(bounds.joined(separator: " & "))")
    }
    let wheres =
      (associatedTypes.compactMap(\.conditions) + conditions)
      .flatMap { $0.components(separatedBy: ", ") }
      .map { $0.replacing("Self.", with: "") }
      .filter { !$0.hasPrefix("Self:") && decided[Self.equation($0)?.left ?? ""] == nil }
    return GenericClause(parameters: parameters, conditions: parameters.isEmpty ? [] : wheres)
  }

  /// The known facts about the open associated types.
  func placeholders(isSent: Bool) -> [String: KnownTypes.Placeholder] {
    openTypes.reduce(into: [:]) { placeholders, type in
      let isEquatable = !Set(type.bounds).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
      let isSendable = isSent || type.bounds.contains("Sendable")
      placeholders[type.name] = .init(isEquatable: isEquatable, isSendable: isSendable)
    }
  }

  /// The two sides of `Item == String`; nil for another condition.
  private static func equation(_ text: String) -> (left: String, right: String)? {
    let sides = text.components(separatedBy: "==").map { $0.trimmingCharacters(in: .whitespaces) }
    return sides.count == 2 ? (sides[0].replacing("Self.", with: ""), sides[1]) : nil
  }
}
