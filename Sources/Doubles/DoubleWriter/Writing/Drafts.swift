/// The members of a plan while they are collected; at the end, each call gets its name.
struct Drafts {
  let context: DraftContext
  /// The functions of all requirements, as `Requirement.identity` writes them.
  let identities: Set<String>
  private(set) var isEquatable = true
  private var drafts: [(member: PlannedMember, sources: [CaseNames.Source])] = []

  init(context: DraftContext, identities: Set<String>) {
    self.context = context
    self.identities = identities
  }

  /// The members with their names, in the order in which they were added.
  var members: [PlannedMember] {
    var names = CaseNames.of(drafts.flatMap(\.sources))[...]
    return drafts.map { draft in
      guard case .call(var call) = draft.member.content else { return draft.member }
      call.caseName = names.removeFirst()
      if draft.sources.count > 1 { call.setter = names.removeFirst() }
      return PlannedMember(content: .call(call), conditions: draft.member.conditions)
    }
  }

  mutating func add(_ requirement: Requirement) {
    guard let member = requirement.member else { return }
    // Names are looked up in the protocol that requires the member.
    var inner = context
    inner.known = context.known.within(requirement.scope)
    var sources: [CaseNames.Source] = []
    let content: PlannedMember.Content
    do throws(MemberDraft.Obstacle) {
      let call = try MemberDraft(member, requirement, context: inner).call
      if let reason = obstacle(beside: member) { throw MemberDraft.Obstacle(reason) }
      if let type = member.result, requirement.isWiring(inner.known) {
        content = .wiring(name: member.name, type: "\(type)")
      } else {
        content = .call(call)
        sources = member.caseSources
        isEquatable = isEquatable && call.parameters.allSatisfy(\.isEquatable)
        if member.isSettable, let type = member.result {
          isEquatable = isEquatable && inner.known.isEquatable(type)
        }
      }
    } catch {
      content = .byHand(ByHandNote(requirement.text, "; \(error.reason)"))
    }
    drafts.append((PlannedMember(content: content, conditions: requirement.conditions), sources))
  }

  /// The reason why another requirement makes a member impossible; nil if none does.
  private func obstacle(beside member: Requirement.Member) -> String? {
    if member.kind == .property, identities.contains(where: { $0.hasPrefix("\(member.name)[]") }) {
      return "a function without arguments has its name"
    }
    guard member.parameters.contains(where: \.isVariadic) else { return nil }
    // The spy forwards variadic values to its own function that takes an array.
    var other = member
    for index in other.parameters.indices where other.parameters[index].isVariadic {
      other.parameters[index].type = .array(other.parameters[index].type)
      other.parameters[index].isVariadic = false
    }
    let isTaken = identities.contains(Requirement(kind: .member(other)).identity)
    return isTaken ? "it is variadic, and the protocol has the same with an array" : nil
  }
}

extension Requirement {
  /// Whether it is an optional property for an object, which is set from outside.
  fileprivate func isWiring(_ known: KnownTypes) -> Bool {
    guard let member, let type = member.result?.unforced, member.kind == .property else {
      return false
    }
    return member.isSettable && type.isOptional && !isStatic
      && (modifiers.contains { $0.hasPrefix("weak") } || !known.isData(type))
  }
}

extension Requirement.Member {
  /// The words for the name of its case, and for that of its setter if it has one.
  fileprivate var caseSources: [CaseNames.Source] {
    let type = result?.caseWord ?? ""
    let base =
      switch kind {
      case .initializer: "initialize"
      case .subscript: "`subscript`"
      case .function, .property: name
      }
    let source = CaseNames.Source(
      base: base,
      labels: parameters.map(\.label),
      types: parameters.map(\.type.caseWord),
      result: type
    )
    guard isSettable else { return [source] }
    let setter = "set" + base.capitalizedFirst
    return [source, CaseNames.Source(base: setter, labels: ["_"], types: [type])]
  }
}
