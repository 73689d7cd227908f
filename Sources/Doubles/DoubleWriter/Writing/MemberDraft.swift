/// A member of a protocol while it becomes a call of a spy.
struct MemberDraft {
  /// The reason why no code can be written for a member.
  struct Obstacle: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private(set) var call: PlannedCall
  let context: DraftContext
  let known: KnownTypes
  let generics: Generics

  init(
    _ member: Requirement.Member,
    _ requirement: Requirement,
    context: DraftContext
  ) throws(Obstacle) {
    self.context = context
    generics = Generics(member, known: context.known)
    known = context.known.with(generics.placeholders)
    call = PlannedCall(member, requirement, context)
    // Such a member throws only what its closure throws; an answer is no error of that type.
    if let failure = member.effects.failure, generics.occur(in: failure) { call.canFail = false }
    if let reason = requirement.obstacle(in: context) ?? obstacle(member) {
      throw Obstacle(reason)
    }
    if let result = member.result { add(result) }
    for parameter in member.parameters {
      call.parameters.append(try ParameterDraft(parameter, of: self).planned())
    }
    let set = member.isSettable ? member.result : nil
    call.isEquatable =
      call.parameters.allSatisfy(\.isEquatable)
      && set.map { context.known.isEquatable($0) } ?? true
    if let reason = obstacleOutsideOfFunctions ?? (member.isSettable ? obstacleOfSetter : nil)
      ?? obstacle(beside: member)
    {
      throw Obstacle(reason)
    }
  }

  private func obstacle(_ member: Requirement.Member) -> String? {
    let first = member.name.unicodeScalars.first
    if let first, first.properties.isPatternSyntax, first != "`", first != "_" {
      return "an operator has no name for its calls"
    }
    if member.kind == .initializer, context.inheritsInitializers {
      return "the double has the initializers of its superclass"
    }
    if context.names.isNeeded(member.name) {
      return "the double itself needs this name, because the protocol has the shorter one, too"
    }
    if let generics = member.generics {
      if generics.contains("each ") { return "it has a parameter pack" }
      if "\(generics) \(member.conditions ?? "")".contains("~") {
        return "its generic value cannot be copied"
      }
    }
    if let name = generics.names.first(where: context.parameters.contains) {
      return "its generic `\(name)` has the name of an associated type"
    }
    if let result = member.result, known.isNoncopyable(result) {
      return "its result cannot be copied"
    }
    return nil
  }

  /// Decides who makes the result: the answer, or a person.
  private mutating func add(_ result: SwiftType) {
    if "\(result)" == "Self", call.kind == .function, !call.isStatic {
      call.result = nil
      call.returnsSelf = true
      call.isHoldable = true
    } else if result.words.contains("Self") {
      call.resultReason = call.kind == .property ? "its type is `Self`" : "it returns `Self`"
    } else if case .opaque = result {
      call.resultReason = "its result is opaque"
    } else if generics.occur(in: result) {
      let isSent = call.effects.isAsync || context.side.crossesThreads
      call.erasedResult = isSent ? "any \(known.standard("Sendable"))" : "Any"
      call.isHoldable = true
    } else if context.cannotSend(result) || result.marks.contains("sending") {
      call.makes(result)
    }
  }

  /// The reason why no code can be written for anything but a function of an object.
  private var obstacleOutsideOfFunctions: String? {
    guard call.isStatic || call.kind != .function else { return nil }
    if let reason = call.personal, call.kind != .function { return reason }
    if !call.closures.isEmpty { return "the spy keeps closures of functions only" }
    return call.parameters.contains(where: \.isVariadic)
      ? "variadic arguments are written for functions only" : nil
  }

  private var obstacleOfSetter: String? {
    guard call.erasedResult != nil else { return nil }
    return call.kind == .property
      ? "its value cannot be sent to another thread" : "its new value cannot be kept"
  }

  /// The reason why another requirement makes a member impossible; nil if none does.
  private func obstacle(beside member: Requirement.Member) -> String? {
    let others = context.identities
    if member.kind == .property, others.contains(where: { $0.hasPrefix("\(member.name)[]") }) {
      return "a function without arguments has its name"
    }
    guard member.parameters.contains(where: \.isVariadic) else { return nil }
    // The spy forwards variadic values to its own function that takes an array.
    var other = member
    for index in other.parameters.indices where other.parameters[index].isVariadic {
      other.parameters[index].type = .array(other.parameters[index].type)
      other.parameters[index].isVariadic = false
    }
    let isTaken = others.contains(Requirement(kind: .member(other)).identity)
    return isTaken ? "it is variadic, and the protocol has the same with an array" : nil
  }
}
