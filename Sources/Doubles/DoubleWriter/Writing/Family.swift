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
  private(set) var conditions: [Condition] = []
  /// The associated types that `where Item == String` decides.
  private(set) var decided: [String: SwiftType] = [:]
  /// Those of the functions `==` and `hash` that an extension of a protocol has.
  private var provided: Set<String> = []

  init(of declaration: ProtocolDeclaration, known: KnownTypes) {
    self.declaration = declaration
    add(declaration, known: known, isFirst: true)
    addIdentity()
    decide()
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

  /// Finds the types of the associated types that conditions and aliases decide, in all types.
  private mutating func decide() {
    let associated = Set(associatedTypes.map(\.name))
    var aliases: [String: SwiftType] = [:]
    for case .typeAlias(let name, let type) in requirements.map(\.kind) { aliases[name] = type }
    let writtenOut = aliases.filter { !associated.contains($0.key) }
    conditions += associatedTypes.flatMap { Condition.all(in: $0.conditions) }
    conditions = conditions.map { $0.changingTypes { $0.replacing(writtenOut) } }
    for (name, type) in aliases where associated.contains(name) { decided[name] = type }
    for condition in conditions where condition.isSame {
      for (left, right) in [(condition.left, condition.right), (condition.right, condition.left)] {
        guard let name = left.dottedNames, name.count == 1, associated.contains(name[0]),
          decided[name[0]] == nil, "\(right.replacing(decided))" != name[0]
        else { continue }
        decided[name[0]] = right.replacing(decided)
        break
      }
      decided = decided.mapValues { [decided] in $0.replacing(decided) }
    }
    conditions = conditions.map { [decided] in $0.changingTypes { $0.replacing(decided) } }
      .filter { $0.left != $0.right }
  }

  var side: DoublePlan.Side {
    if names.contains("Actor") { return .ownActor }
    if let isolation = isolation ?? outerIsolation { return .actor(attribute: isolation) }
    return names.isDisjoint(with: ["Sendable", "Error", "LocalizedError", "CodingKey"])
      ? .plain : .data
  }

  /// Whether the doubles have the initializers of their superclass, and none that take answers.
  var inheritsInitializers: Bool { superclass?.givesInitializers == true }

  /// Whether two doubles are equal only if they are identical.
  var isEquatable: Bool { isHashable || names.contains("Equatable") }
  var isHashable: Bool { names.contains("Hashable") }
  /// Whether the double itself writes that.
  var writesEquality: Bool { isEquatable && !provided.contains("==") }
  var writesHash: Bool { isHashable && !provided.contains("hash") }

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
    let attributes = declaration.attributes.filter { !$0.contains("(") }
    let own = known.isolation(attributes: attributes, modifiers: declaration.modifiers)
    isolation = isolation ?? (isFirst ? own : attributes.first(where: known.isGlobalActor))
    // Seen from another module, the default of a parent does not isolate the conformance.
    if !isFirst, own != nil, !attributes.contains(where: known.isGlobalActor) {
      hasFreeParent = true
    }
    if !isFirst, own == nil {
      hasFreeParent =
        hasFreeParent
        || declaration.requirements.contains {
          $0.member?.effects.isAsync == false && !$0.attributes.contains(where: known.isGlobalActor)
        }
    }
    for type in known.types[declaration.path] ?? [] where !type.isConditional {
      provided.formUnion(type.functions)
    }
    let outside = known.within(declaration.enclosing)
    conditions += Condition.all(in: declaration.conditions).map {
      $0.changingTypes(outside.qualified)
    }
    let parents = (declaration.inherited + declaration.selfConstraints)
      .flatMap { outside.unaliased($0) }
    for parent in parents { add(parent: parent, of: declaration, known: outside) }
    requirements += declaration.requirements.map { requirement in
      var qualified = requirement.changingTypes(outside.qualified)
      qualified.scope = declaration.enclosing + [declaration.name]
      return qualified
    }
  }

  /// Adds `id`, which a class has by itself only if nothing decides or limits its type.
  private mutating func addIdentity() {
    let isLimited =
      conditions.contains { $0.words.contains("ID") } || requirements.contains { $0.declares("ID") }
    guard names.contains("Identifiable"), isLimited else { return }
    requirements = Standard.identity + requirements
    hasFreeParent = true
  }

  private mutating func add(parent: String, of child: ProtocolDeclaration, known: KnownTypes) {
    let name = parent.dotted.last ?? parent
    let found = known.protocol(named: parent, near: child.file)
    let primary = found?.primary ?? (name == "Identifiable" ? ["ID"] : [])
    conditions += Condition.all(equating: primary, with: parent).map {
      $0.changingTypes(known.qualified)
    }
    if let found { return add(found, known: known) }
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
    for name in parent.inherited where !outside.isProtocol(name) {
      if !inherit(fromStandard: name) {
        if let above = outside.class(named: name) {
          inherit(from: above, known: outside)
        } else if !Standard.harmlessParents.contains(name) {
          strangers.append((parent.path, "its parent is in none of the files: `\(name)`"))
          superclass?.givesInitializers = true
        }
      }
    }
    superclass?.name = parent.path
    if let isHard = parent.isHardToInherit { superclass?.givesInitializers = isHard }
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
  var selfConstraints: [String] {
    Condition.all(in: conditions).filter { !$0.isSame && "\($0.left)" == "Self" }.flatMap(
      \.right.names
    )
  }
}
