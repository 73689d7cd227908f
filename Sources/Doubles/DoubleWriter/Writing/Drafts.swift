/// The members of a plan while they are collected; in the end each call gets its name.
struct Drafts {
  let known: KnownTypes
  let side: DoublePlan.Side
  /// The protocol's associated types, which a person chooses.
  let associated: Set<String>
  private(set) var isEquatable = true
  private var drafts: [PlannedMember] = []
  private var sources: [Int: [CaseNames.Source]] = [:]

  init(known: KnownTypes, side: DoublePlan.Side, associated: Set<String>) {
    self.known = known
    self.side = side
    self.associated = associated
  }

  /// The members with their names, in the order in which they were added.
  var members: [PlannedMember] {
    let order = sources.keys.sorted()
    var names = CaseNames.of(order.flatMap { sources[$0] ?? [] })[...]
    return drafts.enumerated().map { index, draft in
      guard case .call(var call) = draft.content, let count = sources[index]?.count else {
        return draft
      }
      let own = Array(names.prefix(count))
      names = names.dropFirst(count)
      call.caseName = own[0]
      if count > 1 { call.kind = .accessors(setter: own[1]) }
      call.nameClosures()
      var member = draft
      member.content = .call(call)
      return member
    }
  }

  mutating func add(_ requirement: Requirement, index: Int) {
    switch requirement.kind {
    case .typeAlias: return
    case .associatedType(let name):
      append(byHand: "associatedtype \(name)", "choose its type with a typealias", requirement)
    case .initializer: append(byHand: requirement.text, "a spy has an init of its own", requirement)
    case .subscript:
      append(byHand: requirement.text, "a subscript has no name for its calls", requirement)
    case .function(let function): add(function, requirement)
    case .property(let property): add(property, requirement)
    }
  }

  private mutating func append(byHand text: String, _ reason: String, _ requirement: Requirement) {
    drafts.append(
      PlannedMember(
        content: .byHand(requirement: "`\(text)`", reason: reason),
        conditions: requirement.conditions
      )
    )
  }

  private mutating func add(_ function: Requirement.Function, _ requirement: Requirement) {
    let draft = FunctionDraft(function, requirement, known: known, side: side)
    if let reason = draft.obstacle {
      return append(byHand: requirement.text, reason, requirement)
    }
    let call = draft.call
    isEquatable = isEquatable && draft.isEquatable
    sources[drafts.count] = [
      CaseNames.Source(
        base: function.name,
        labels: function.parameters.map(\.label),
        types: function.parameters.map(\.type.caseWord),
        result: function.result?.caseWord ?? ""
      )
    ]
    drafts.append(PlannedMember(content: .call(call), conditions: requirement.conditions))
  }

  private mutating func add(_ property: Requirement.Property, _ requirement: Requirement) {
    let type = property.type.unforced
    if let reason = requirement.obstacle(named: property.name, side: side) ?? obstacle(property) {
      return append(byHand: requirement.text, reason, requirement)
    }
    if property.isSettable, type.isOptional {
      let content = PlannedMember.Content.wiring(name: property.name, type: "\(property.type)")
      drafts.append(PlannedMember(content: content, conditions: requirement.conditions))
      return
    }
    var call = PlannedCall(kind: .getter, name: property.name, caseName: property.name)
    call.result = "\(property.type)"
    call.attributes = requirement.keptAttributes
    call.effects = property.effects.text
    call.isAsync = property.effects.isAsync
    call.isThrowing = property.effects.isThrowing
    call.failure = property.effects.failureText
    call.isHoldable = !known.isUnsendable(type)
    sources[drafts.count] = [CaseNames.Source(base: property.name, result: type.caseWord)]
    if property.isSettable {
      isEquatable = isEquatable && known.isEquatable(type)
      sources[drafts.count]?.append(
        CaseNames.Source(
          base: "set" + property.name.capitalizedFirst,
          labels: ["_"],
          types: [type.caseWord]
        )
      )
    }
    drafts.append(PlannedMember(content: .call(call), conditions: requirement.conditions))
  }

  private func obstacle(_ property: Requirement.Property) -> String? {
    if property.type.words.contains("Self") { return "its type is `Self`" }
    if side == .data || side == .ownActor, known.isUnsendable(property.type) {
      return "its type cannot be sent to another thread"
    }
    return nil
  }
}

extension PlannedCall {
  /// Gives each kept closure a list, named after the case and the argument.
  fileprivate mutating func nameClosures() {
    for index in parameters.indices where parameters[index].closure != nil {
      let name = parameters[index].name
      parameters[index].closure?.list =
        caseName.bare + name.capitalizedFirst + (name.hasSuffix("s") ? "es" : "s")
    }
  }
}
