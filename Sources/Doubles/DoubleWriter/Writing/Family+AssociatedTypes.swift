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
    return sides(of: "==").filter { associated.contains($0.left) }.reduce(into: [:]) {
      decided,
      sides in
      var cursor = Cursor(Tokens.of(sides.right))
      decided[sides.left] = try? cursor.type()
    }
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
    let open = associatedTypes.filter { decided[$0.name] == nil }
    let parameters = open.map { type in
      let bounds = type.bounds + (type.bounds.contains("Sendable") ? [] : [sent].compactMap(\.self))
      return type.name + (bounds.isEmpty ? "" : ": \(bounds.joined(separator: " & "))")
    }
    let wheres =
      (associatedTypes.compactMap(\.conditions) + conditions)
      .flatMap { $0.components(separatedBy: ", ") }
      .map { $0.replacing("Self.", with: "") }
      .filter { !$0.hasPrefix("Self:") && decided[Self.sides(of: "==", in: $0)?.left ?? ""] == nil }
    return GenericClause(
      parameters: parameters,
      conditions: parameters.isEmpty ? [] : wheres
    )
  }

  private func sides(of sign: String) -> [(left: String, right: String)] {
    conditions.flatMap { $0.components(separatedBy: ", ") }
      .compactMap { Self.sides(of: sign, in: $0) }
  }

  private static func sides(of sign: String, in text: String) -> (left: String, right: String)? {
    let sides = text.components(separatedBy: sign).map { $0.trimmingCharacters(in: .whitespaces) }
    return sides.count == 2 ? (sides[0].replacing("Self.", with: ""), sides[1]) : nil
  }
}
