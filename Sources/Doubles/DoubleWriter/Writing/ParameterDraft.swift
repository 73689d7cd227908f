/// A parameter of a member while it becomes an argument of its calls.
struct ParameterDraft {
  typealias Obstacle = MemberDraft.Obstacle

  let parameter: Parameter
  /// The member with the parameters before this one.
  let member: MemberDraft

  private let type: SwiftType
  private let marks: Set<String>

  init(_ parameter: Parameter, of member: MemberDraft) {
    (self.parameter, self.member) = (parameter, member)
    type = parameter.type.unforced
    marks = Set(type.marks)
  }

  func planned() throws(Obstacle) -> PlannedCall.Parameter {
    if let obstacle { throw Obstacle(obstacle) }
    let label = parameter.label.label
    var planned = PlannedCall.Parameter(
      label: label,
      caseLabel: unique(label, among: member.call.parameters.map(\.caseLabel)),
      name: name,
      type: "\(parameter.type.without(["__owned", "__shared"]))",
      isInout: marks.contains("inout"),
      isVariadic: parameter.isVariadic,
      isCopied: !marks.isDisjoint(with: ["borrowing", "consuming"])
    )
    if let value = valueOfAutoclosure {
      planned.autoclosure = function?.effects.marks
      record(value, .evaluated, in: &planned)
    } else if let closure {
      if marks.contains("@autoclosure") { planned.autoclosure = function?.effects.marks }
      planned.use = try use(of: closure.type, isOptional: closure.isOptional)
      planned.value = "\(closure.type)"
    } else {
      let plain = parameter.isVariadic ? SwiftType.array(type.undressed) : type.undressed
      let value = member.generics.erased(plain) ?? .named([.init(name: "Any")])
      let isAnswered = member.call.answer != .awaited || member.context.canHold(value)
      record(value, .recorded(isAnswered: isAnswered), in: &planned)
    }
    return planned
  }

  /// The parameter's name in a sentence.
  private var quoted: String { "`\(parameter.name)`" }

  /// The function type of a closure.
  private var function: SwiftType.Function? { member.known.function(type) }

  private var obstacle: String? {
    if marks.contains(where: { $0.hasPrefix("isolated") }) { return "\(quoted) is `isolated`" }
    if type.words.contains("Self") { return "\(quoted) is a `Self`" }
    return member.known.isNoncopyable(type) ? "\(quoted) cannot be copied" : nil
  }

  private func record(
    _ value: SwiftType,
    _ use: PlannedCall.Parameter.Use,
    in planned: inout PlannedCall.Parameter
  ) {
    let isSent = !member.context.side.crossesThreads || member.known.isSendable(value) != false
    planned.use = isSent ? use : .omitted("cannot be sent to another thread")
    planned.value = "\(value)"
    planned.isEquatable = !isSent || member.known.isEquatable(value)
  }

  /// The type of the value of an autoclosure that the spy can call at once; nil for anything else.
  private var valueOfAutoclosure: SwiftType? {
    guard marks.contains("@autoclosure"), !marks.contains("@escaping"), let function,
      !function.effects.isAsync, !function.effects.needsTry || member.call.effects.needsTry
    else { return nil }
    return member.generics.erased(function.result)
  }

  /// The function type of a closure, in the form for a list; nil for any other type.
  private var closure: (type: SwiftType, isOptional: Bool)? {
    // Of the words in front, only attributes and `nonisolated(nonsending)` belong to a function.
    let others = marks.filter { !$0.hasPrefix("@") && !$0.hasPrefix("nonisolated") }
    let bare = type.without(others.union(["@escaping", "@autoclosure"]))
    let inner = bare.inside
    guard member.known.function(inner) != nil else {
      // Only a closure can escape, whatever name an alias in another file gives it.
      return marks.contains("@escaping") ? (bare, false) : nil
    }
    let resolved = member.known.resolved(inner)
    guard resolved.isOptional else { return (inner, type.isOptional) }
    return type.isOptional ? (resolved, true) : (resolved.inside, true)
  }

  private func use(
    of closure: SwiftType,
    isOptional: Bool
  ) throws(Obstacle) -> PlannedCall.Parameter.Use {
    if parameter.isVariadic || marks.contains("inout") || closure.isOptional {
      throw Obstacle("\(quoted) holds a closure inside another type")
    }
    if let function, !isOptional && !marks.contains("@escaping") || makesGenericValue {
      let use = run(function, closure)
      guard member.call.kind != .function else { return use }
      if case .run(let run) = use, run.arguments.isEmpty, run.marks.isEmpty { return use }
      throw Obstacle("the closure \(quoted) is called by functions only")
    }
    let isGeneric = member.generics.occur(in: closure)
    guard
      isGeneric || member.context.side.crossesThreads && member.known.isSendable(closure) == false
    else {
      return .kept(isOptional: isOptional)
    }
    let reason = "the closure \(quoted) is \(isGeneric ? "generic" : "not `@Sendable`")"
    guard member.call.kind == .function else { throw Obstacle(reason) }
    return .personal(reason)
  }

  /// Whether a closure has a generic result and takes no generic value, as a completion would.
  private var makesGenericValue: Bool {
    guard let function else { return false }
    return member.generics.occur(in: function.result)
      && !function.parameters.contains { member.generics.occur(in: $0.type) }
  }
}
