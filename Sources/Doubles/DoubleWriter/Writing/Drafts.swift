/// The members of a plan while they are collected; at the end, each call gets its name.
struct Drafts {
  let context: DraftContext
  /// Whether reads of a property are calls.
  let recordsReads: Bool
  /// The functions of all requirements, as `Requirement.identity` writes them.
  let identities: Set<String>
  private(set) var isEquatable = true
  private var drafts: [PlannedMember] = []
  private var sources: [Int: [CaseNames.Source]] = [:]

  init(context: DraftContext, recordsReads: Bool, identities: Set<String>) {
    self.context = context
    self.recordsReads = recordsReads
    self.identities = identities
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
      if count > 1 { call.setter = own[1] }
      call.nameClosures()
      var member = draft
      member.content = .call(call)
      return member
    }
  }

  mutating func add(_ requirement: Requirement) {
    // Names are looked up in the protocol that requires the member.
    var inner = context
    inner.known = context.known.within(requirement.scope)
    switch requirement.kind {
    case .typeAlias, .associatedType: return
    case .initializer(let function, _): add(function, requirement, .initializer, inner)
    case .subscript(let function, let isSettable):
      add(function, requirement, .subscript, inner, isSettable: isSettable)
    case .function(let function): add(function, requirement, .function, inner)
    case .property(let property): add(property, requirement, inner)
    }
  }

  private mutating func append(byHand reason: String, _ requirement: Requirement) {
    drafts.append(
      PlannedMember(
        content: .byHand(ByHandNote(requirement.text, "; \(reason)")),
        conditions: requirement.conditions
      )
    )
  }

  private mutating func add(
    _ function: Requirement.Function,
    _ requirement: Requirement,
    _ kind: PlannedCall.Kind,
    _ context: DraftContext,
    isSettable: Bool = false
  ) {
    let draft = FunctionDraft(function, requirement, kind: kind, context: context)
    let isFixed = isSettable && draft.call.erasedResult != nil
    if let reason = draft.obstacle ?? obstacle(ofVariadic: function)
      ?? (isFixed ? "its new value cannot be kept" : nil)
    {
      return append(byHand: reason, requirement)
    }
    isEquatable = isEquatable && draft.isEquatable
    let base: String
    switch kind {
    case .initializer: base = "initialize"
    case .subscript: base = "`subscript`"
    case .function, .property: base = function.name
    }
    let source = CaseNames.Source(
      base: base,
      labels: function.parameters.map(\.label),
      types: function.parameters.map(\.type.caseWord),
      result: function.result?.caseWord ?? ""
    )
    append(draft.call, source, setting: isSettable ? function.result : nil, requirement, context)
  }

  /// The reason why the spy cannot forward variadic values to its own function that takes an array.
  private func obstacle(ofVariadic function: Requirement.Function) -> String? {
    guard function.parameters.contains(where: \.isVariadic) else { return nil }
    var other = function
    for index in other.parameters.indices where other.parameters[index].isVariadic {
      other.parameters[index].type = .array(other.parameters[index].type)
      other.parameters[index].isVariadic = false
    }
    let isTaken = identities.contains(Requirement(kind: .function(other), line: 0).identity)
    return isTaken ? "it is variadic, and the protocol has the same with an array" : nil
  }

  private mutating func append(
    _ call: PlannedCall,
    _ source: CaseNames.Source,
    setting type: SwiftType?,
    _ requirement: Requirement,
    _ context: DraftContext
  ) {
    var all = [source]
    if let type {
      isEquatable = isEquatable && context.known.isEquatable(type)
      all.append(
        CaseNames.Source(
          base: "set" + source.base.capitalizedFirst,
          labels: ["_"],
          types: [type.caseWord]
        )
      )
    }
    sources[drafts.count] = all
    drafts.append(PlannedMember(content: .call(call), conditions: requirement.conditions))
  }

  private mutating func add(
    _ property: Requirement.Property,
    _ requirement: Requirement,
    _ context: DraftContext
  ) {
    let type = property.type.unforced
    let isWiring =
      property.isSettable && type.isOptional && !requirement.isStatic
      && (requirement.modifiers.contains { $0.hasPrefix("weak") } || !context.known.isData(type))
    let isFunction = identities.contains { $0.hasPrefix("\(property.name)[]") }
    if let reason = requirement.obstacle(named: property.name, context: context)
      ?? obstacle(property, context)
      ?? (isFunction ? "a function without arguments has its name" : nil)
    {
      return append(byHand: reason, requirement)
    }
    if isWiring {
      let content = PlannedMember.Content.wiring(name: property.name, type: "\(property.type)")
      drafts.append(PlannedMember(content: content, conditions: requirement.conditions))
      return
    }
    var call = PlannedCall(.property, property.name, property.effects, requirement, context)
    call.result = "\(property.type)"
    call.isHoldable = context.canHold(type)
    if context.cannotSend(type) { call.makes(type) }
    call.isRecorded = recordsReads
    if property.isSettable, type.isOptional { call.standard = ".success(nil)" }
    let source = CaseNames.Source(base: property.name, result: type.caseWord)
    append(call, source, setting: property.isSettable ? type : nil, requirement, context)
  }

  private func obstacle(_ property: Requirement.Property, _ context: DraftContext) -> String? {
    if property.type.words.contains("Self") { return "its type is `Self`" }
    if let own = property.type.words.first(where: context.ownTypes.contains) {
      return "the double has a `\(own)` of its own"
    }
    if context.known.isNoncopyable(property.type) { return "its result cannot be copied" }
    return property.isSettable && context.cannotSend(property.type)
      ? "its value cannot be sent to another thread" : nil
  }
}

extension PlannedCall {
  /// Gives each kept closure a list, named after the case and the argument.
  fileprivate mutating func nameClosures() {
    for index in parameters.indices where parameters[index].closure != nil {
      let name = parameters[index].name.capitalizedFirst
      let base = caseName.bare
      parameters[index].closure?.list = (base.hasSuffix(name) ? base : base + name).plural
    }
  }
}

extension String {
  /// The plural of an English name, such as `retries`.
  var plural: String {
    if hasSuffix("y"), let before = dropLast().last, !"aeiouAEIOU".contains(before) {
      return dropLast() + "ies"
    }
    return self + (["s", "x", "z", "ch", "sh"].contains(where: hasSuffix) ? "es" : "s")
  }
}
