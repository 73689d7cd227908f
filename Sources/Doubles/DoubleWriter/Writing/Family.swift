import Foundation

/// A protocol with everything that it inherits.
struct Family {
  let declaration: ProtocolDeclaration
  /// Inherited requirements first, in the order of the inheritance list; each once.
  private(set) var requirements: [Requirement] = []
  /// The parents for which no code can be written, and the reasons.
  private(set) var strangers: [(name: String, reason: String)] = []
  private(set) var files: [String] = []
  /// The class that the protocol requires; nil if any class will do.
  private(set) var superclass: Superclass?
  private var isolation: String?
  /// The isolation of the superclass, which the protocol itself does not have.
  private(set) var outerIsolation: String?
  /// Whether a parent requires synchronous members on no actor.
  private var hasFreeParent = false
  private var names: Set<String> = []
  private(set) var conditions: [String] = []

  init(of declaration: ProtocolDeclaration, known: KnownTypes) {
    self.declaration = declaration
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
    // The double's identity fulfils them, whether the protocol repeats them or not.
    let (isEquatable, isHashable) = (isEquatable, isHashable)
    requirements.removeAll {
      isEquatable && $0.text.hasPrefix("static func ==")
        || isHashable && $0.text.hasPrefix("func hash(into ")
    }
  }

  var side: DoublePlan.Side {
    if names.contains("Actor") { return .ownActor }
    if let isolation = isolation ?? outerIsolation { return .actor(attribute: isolation) }
    return names.isDisjoint(with: ["Sendable", "Error", "LocalizedError", "CodingKey"])
      ? .plain : .data
  }

  /// Whether two doubles are equal only if they are identical.
  var isEquatable: Bool { isHashable || names.contains("Equatable") }
  var isHashable: Bool { names.contains("Hashable") }

  /// The words before the protocol's name in the conformance of a double.
  var conformance: String {
    (isolation == nil ? outerIsolation : hasFreeParent ? isolation : nil).map { "\($0) " } ?? ""
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
          $0.member?.effects.isAsync == false && !$0.attributes.contains(where: known.isGlobalActor)
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
    if var found = Standard.parents[name] {
      found.requirements = found.requirements.map { requirement in
        requirement.changingTypes { type in
          type.replacingNames {
            known.exists($0[0].name) ? .named([.init(name: "Swift")] + $0) : nil
          }
        }
      }
      return add(found, known: known)
    }
    guard names.insert(name).inserted, !Standard.harmlessParents.contains(name),
      !parent.hasPrefix("~")
    else { return }
    let reason =
      known.isProtocol(parent) && Standard.protocols[name] == nil
      ? "the files have several, and they differ" : "it is in none of the files that were read"
    strangers.append((parent, reason))
  }

  /// Makes a class of the files the double's superclass, with the known facts about its parents.
  private mutating func inherit(from parent: DeclaredType, known: KnownTypes) {
    let outside = known.within(parent.scope)
    outerIsolation =
      known.isolation(attributes: parent.attributes, modifiers: parent.modifiers) ?? outerIsolation
    superclass = Superclass(name: parent.path, initialization: "super.init()")
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
