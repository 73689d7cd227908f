import Foundation

/// A protocol with everything that it inherits.
struct Family {
  /// Inherited requirements first, in the order of the inheritance list; each once.
  private(set) var requirements: [Requirement] = []
  /// The parents for which no code can be written, and the reasons.
  private(set) var strangers: [(name: String, reason: String)] = []
  private(set) var files: [String] = []
  private(set) var superclass: DoublePlan.Superclass?
  private var isolation: String?
  /// The isolation of the superclass, which the protocol itself does not have.
  private(set) var outerIsolation: String?
  /// Whether a parent requires synchronous members on no actor.
  private var hasFreeParent = false
  private var names: Set<String> = []
  private var conditions: [String] = []

  init(of declaration: ProtocolDeclaration, known: KnownTypes) {
    add(declaration, known: known, isFirst: true)
    let decided = decided.merging(writtenOut) { own, _ in own }
    requirements = requirements.merged.map { requirement in
      requirement.changingTypes { type in
        type.replacingNames { parts in
          let own = parts[0].name == "Self" && parts.count > 1 ? Array(parts.dropFirst()) : parts
          return own.count == 1 ? decided[own[0].name] ?? .named(own) : .named(own)
        }
      }
    }
  }

  var side: DoublePlan.Side {
    if names.contains("Actor") { return .ownActor }
    if let isolation = isolation ?? outerIsolation { return .actor(attribute: isolation) }
    return names.isDisjoint(with: ["Sendable", "Error", "LocalizedError", "CodingKey"])
      ? .plain : .data
  }

  var identity: DoublePlan.Identity? {
    names.contains("Hashable") ? .hashable : names.contains("Equatable") ? .equatable : nil
  }

  /// The words before the protocol's name in the conformance of a double.
  var conformance: String {
    (isolation == nil ? outerIsolation : hasFreeParent ? isolation : nil).map { "\($0) " } ?? ""
  }

  var hasStatics: Bool { requirements.contains(where: \.isStatic) }

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
  private var writtenOut: [String: SwiftType] {
    let own = Set(associatedTypes.map(\.name) + ["Self"])
    var found: [String: SwiftType] = [:]
    for case .typeAlias(let name, let type) in requirements.map(\.kind) {
      let whole = type.replacingNames { $0.count == 1 ? found[$0[0].name] : nil }
      if !whole.words.isDisjoint(with: own) { found[name] = whole }
    }
    return found
  }

  /// A parameter for each open associated type; `isSent` if its values come from any thread.
  func generics(isSent: Bool) -> DoublePlan.GenericClause {
    let open = associatedTypes.filter { decided[$0.name] == nil }
    let parameters = open.map { type in
      let bounds = type.bounds + (isSent && !type.bounds.contains("Sendable") ? ["Sendable"] : [])
      return type.name + (bounds.isEmpty ? "" : ": \(bounds.joined(separator: " & "))")
    }
    let wheres =
      (associatedTypes.compactMap(\.conditions) + conditions)
      .flatMap { $0.components(separatedBy: ", ") }
      .map { $0.replacing("Self.", with: "") }
      .filter { !$0.hasPrefix("Self:") && decided[Self.sides(of: "==", in: $0)?.left ?? ""] == nil }
    return DoublePlan.GenericClause(
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

  private mutating func add(
    _ declaration: ProtocolDeclaration,
    known: KnownTypes,
    isFirst: Bool = false
  ) {
    guard names.insert(declaration.path).inserted else { return }
    files.append(declaration.file)
    if let condition = declaration.conditions { conditions.append(condition) }
    let attributes = declaration.attributes.filter { !$0.contains("(") }
    let own = known.isolation(attributes: attributes, modifiers: declaration.modifiers)
    isolation = isolation ?? (isFirst ? own : attributes.first(where: known.isGlobalActor))
    if !isFirst, own == nil {
      hasFreeParent =
        hasFreeParent
        || declaration.requirements.contains {
          $0.isSynchronous && !$0.attributes.contains(where: known.isGlobalActor)
        }
    }
    let outside = known.within(declaration.enclosing)
    let parents = (declaration.inherited + declaration.selfConstraints)
      .flatMap { outside.composition(named: $0) ?? [$0] }
    for parent in parents { add(parent: parent, of: declaration, known: outside) }
    requirements += declaration.requirements.map { requirement in
      var qualified = requirement.changingTypes(outside.qualified)
      qualified.scope = declaration.enclosing + [declaration.name]
      return qualified
    }
  }

  private mutating func add(parent: String, of child: ProtocolDeclaration, known: KnownTypes) {
    let name = parent.dotted.last ?? parent
    if let found = known.protocol(named: parent, near: child.file) {
      return add(found, known: known)
    }
    if inherit(fromStandard: name) { return }
    if let found = known.class(named: parent) { return inherit(from: found, known: known) }
    if let found = Standard.parents[name] {
      return add(found, known: known)
    }
    guard names.insert(name).inserted, !Standard.harmlessParents.contains(name),
      !parent.hasPrefix("~")
    else { return }
    let reason =
      known.isProtocol(parent) && Standard.protocols[name] == nil
      ? "the files declare it more than once" : "it is in none of the files that were read"
    strangers.append((parent, reason))
  }

  /// Makes a class of the files the double's superclass, with the known facts about its parents.
  private mutating func inherit(from parent: DeclaredType, known: KnownTypes) {
    let outside = known.within(parent.scope)
    outerIsolation =
      known.isolation(attributes: parent.attributes, modifiers: parent.modifiers) ?? outerIsolation
    superclass = DoublePlan.Superclass(name: parent.path, initialization: "super.init()")
    guard !parent.isHardToInherit else {
      strangers.append((parent.path, "its initializers need arguments, or are required"))
      return
    }
    for name in parent.inherited where !outside.isProtocol(name) {
      if !inherit(fromStandard: name) {
        if let above = outside.class(named: name) {
          inherit(from: above, known: outside)
        } else if !Standard.harmlessParents.contains(name) {
          strangers.append((parent.path, "its parent is in none of the files: `\(name)`"))
        }
      }
      superclass?.name = parent.path
    }
  }

  private mutating func inherit(fromStandard name: String) -> Bool {
    guard let found = Standard.superclasses[name] else { return false }
    superclass = found
    if found.name != "NSObject" { outerIsolation = "@MainActor" }
    return true
  }
}

extension ProtocolDeclaration {
  /// The demands of `where Self: …`.
  fileprivate var selfConstraints: [String] {
    (conditions ?? "").split(separator: ",").compactMap { condition in
      let sides = condition.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return sides.count == 2 && sides[0] == "Self" ? sides[1] : nil
    }
  }
}

extension Requirement {
  fileprivate var isSynchronous: Bool {
    switch kind {
    case .function(let function): !function.effects.isAsync
    case .property(let property): !property.effects.isAsync
    case .initializer, .subscript: true
    case .associatedType, .typeAlias: false
    }
  }
}
