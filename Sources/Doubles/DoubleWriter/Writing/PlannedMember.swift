/// A requirement of the protocol, and how the double fulfils it.
struct PlannedMember: Sendable {
  enum Content: Sendable {
    case call(PlannedCall)
    /// An optional property that is set from outside; it is not recorded, and weak if it can be.
    case wiring(name: String, type: String, isWeak: Bool)
    /// A member that a person writes.
    case byHand(ByHandNote)
  }

  var content: Content
  /// The `#if` conditions around it, the outermost first.
  var conditions: [String] = []

  /// The members of a parent for which no code can be written.
  init(ofStranger stranger: (name: String, reason: String)) {
    let text = "By hand: what `\(stranger.name)` requires; \(stranger.reason)."
    content = .byHand(ByHandNote(text: text))
  }

  /// Decides how a member is fulfilled; its call has no unique name yet.
  ///
  /// A type is no member.
  init?(_ requirement: Requirement, in context: DraftContext) {
    guard let member = requirement.member else { return nil }
    conditions = requirement.conditions
    // Names are looked up in the protocol that requires the member.
    var context = context
    context.known = context.known.within(requirement.scope)
    do throws(MemberDraft.Obstacle) {
      let call = try MemberDraft(member, requirement, context: context).call
      if let type = member.result, requirement.isWiring(context.known) {
        let isWeak = context.known.isClassBound(type)
        content = .wiring(name: member.name, type: "\(type)", isWeak: isWeak)
      } else {
        content = .call(call)
      }
    } catch {
      content = .byHand(ByHandNote(requirement.text, "; \(error.reason)"))
    }
  }

  var call: PlannedCall? {
    if case .call(let call) = content { call } else { nil }
  }

  var byHand: ByHandNote? {
    switch content {
    case .byHand(let note): note
    case .call(let call):
      call.personal.map {
        let declaration = call.declaration(named: call.personalName)
        return ByHandNote(declaration, ", the answer of `\(call.fullName)`; \($0)")
      }
    case .wiring: nil
    }
  }
}

extension [PlannedMember] {
  /// The members, with a unique name for each call.
  func named(_ own: OwnNames) -> [PlannedMember] {
    var names = CaseNames.of(flatMap { $0.call?.words ?? [] })[...]
    return map { member in
      guard var call = member.call else { return member }
      (call.caseName, call.names) = (names.removeFirst(), own)
      if call.words.count > 1 { call.setter = names.removeFirst() }
      var named = member
      named.content = .call(call)
      return named
    }
  }
}

extension Requirement {
  /// Whether it is an optional property for an object, which is set from outside.
  fileprivate func isWiring(_ known: KnownTypes) -> Bool {
    guard let member, let type = member.result?.unforced, member.kind == .property else {
      return false
    }
    return member.isSettable && type.isOptional && !isStatic
      && !known.isData(type)
  }
}
