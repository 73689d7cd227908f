/// Decides what becomes of each requirement of a protocol.
struct Planner {
  /// Parents that ask nothing of a class.
  static let harmlessParents: Set<String> = [
    "Actor", "AnyObject", "Any", "class", "Copyable", "Identifiable", "NSObjectProtocol",
    "ObservableObject", "Sendable", "SendableMetatype",
  ]
  /// Names that a spy, a mock or a `Call` has itself.
  static let ownNames: Set<String> = [
    "calls", "onCall", "latch", "record", "spy", "expected", "verify", "mismatch", "waitForCalls",
    "state",
  ]

  let known: KnownTypes

  /// The plan of a spy and a mock called `name`; a testable one is internal, as the tests are.
  func plan(
    _ declaration: ProtocolDeclaration,
    name: String,
    imports: [String],
    isTestable: Bool
  ) -> DoublePlan {
    let family = Family(of: declaration, known: known)
    let side = family.side
    var draft = Drafts(known: known, side: side, associated: family.associatedTypes)
    for (index, requirement) in family.requirements.enumerated() {
      draft.add(requirement, index: index)
    }
    let strangers = family.strangers.map { name in
      PlannedMember(
        content: .byHand(
          requirement: "what `\(name)` requires",
          reason: "it is in none of the files that were read"
        )
      )
    }
    var plan = DoublePlan(
      name: name,
      protocolName: declaration.path,
      access: isTestable ? "" : declaration.access,
      side: side,
      attributes: declaration.attributes.filter { $0.hasPrefix("@available") },
      isObject: family.isObject,
      members: strangers + draft.members,
      isEquatable: true,
      imports: imports,
      conditions: declaration.compilation
    )
    plan.isEquatable = draft.isEquatable
    return plan
  }
}

extension ProtocolDeclaration {
  fileprivate var access: String {
    ["public", "package"].first { modifiers.contains($0) }.map { "\($0) " } ?? ""
  }
}
