/// A function of a protocol while it becomes a call of a spy.
struct FunctionDraft {
  /// The reason why no code can be written for it; nil if code can be written.
  private(set) var obstacle: String?
  /// Whether all recorded values are surely `Equatable`.
  private(set) var isEquatable = true
  private(set) var call: PlannedCall

  private let context: DraftContext
  private let known: KnownTypes
  private let generics: Generics

  init(
    _ function: Requirement.Function,
    _ requirement: Requirement,
    kind: PlannedCall.Kind,
    context: DraftContext
  ) {
    self.context = context
    generics = Generics(function, known: context.known)
    known = context.known.with(generics.placeholders)
    call = PlannedCall(kind, function.name, function.effects, requirement, context)
    call.generics = function.generics.map { "<\($0)>" } ?? ""
    call.whereClause = function.conditions.map { " where \($0)" } ?? ""
    // Such a member throws only what its closure throws, and the closure is not called.
    if let failure = function.effects.failure, generics.occur(in: failure) { call.canFail = false }
    call.isHoldable = function.result.map(context.canHold) ?? true
    call.result = function.result.flatMap { $0.isVoid ? nil : "\($0)" }
    obstacle =
      requirement.obstacle(named: function.name, context: context) ?? self.obstacle(function)
    if let result = function.result { call.personal = personalReason(ofResult: result) }
    for parameter in function.parameters where obstacle == nil {
      do throws(Obstacle) { try add(parameter) } catch { obstacle = error.reason }
    }
    if obstacle == nil, call.isStatic || kind != .function { obstacle = obstacleOutsideOfFunctions }
  }

  private struct Obstacle: Error {
    var reason: String
  }

  private func obstacle(_ function: Requirement.Function) -> String? {
    if function.name.unicodeScalars.first.map({ $0.properties.isPatternSyntax && $0 != "`" })
      == true,
      function.name.first != "_"
    {
      return "an operator has no name for its calls"
    }
    if let generics = function.generics {
      if generics.contains("each ") { return "it has a parameter pack" }
      if "\(generics) \(function.conditions ?? "")".contains("~") {
        return "its generic value cannot be copied"
      }
    }
    if let name = generics.names.first(where: context.parameters.contains) {
      return "its generic `\(name)` has the name of an associated type"
    }
    if let name = function.result?.words.first(where: context.ownTypes.contains) {
      return "the double has a `\(name)` of its own"
    }
    if let result = function.result, known.isNoncopyable(result) {
      return "its result cannot be copied"
    }
    return nil
  }

  /// The reason why its calls are recorded, but a person writes the answer; nil if there is none.
  private mutating func personalReason(ofResult result: SwiftType) -> String? {
    if result.words.contains("Self") {
      guard "\(result)" == "Self", call.kind == .function, !call.isStatic else {
        return "it returns `Self`"
      }
      call.result = nil
      call.returnsSelf = true
      call.isHoldable = true
      return nil
    }
    if case .opaque = result { return "its result is opaque" }
    if generics.occur(in: result) {
      let isSent = call.effects.isAsync || context.crossesThreads
      call.erasedResult = isSent ? "any \(known.standard("Sendable"))" : "Any"
      call.isHoldable = true
    } else if context.cannotSend(result) || result.marks.contains("sending") {
      call.makes(result)
    }
    return nil
  }

  /// The reason why no code can be written for a static function, an initializer or a subscript.
  private var obstacleOutsideOfFunctions: String? {
    if let reason = call.personal, call.kind != .function { return reason }
    if !call.closures.isEmpty { return "the spy keeps closures of functions only" }
    return call.parameters.contains(where: \.isVariadic)
      ? "variadic arguments are written for functions only" : nil
  }

  private mutating func add(_ parameter: Parameter) throws(Obstacle) {
    let type = parameter.type.unforced
    let marks = Set(type.marks)
    let name = "`\(parameter.name)`"
    if marks.contains(where: { $0.hasPrefix("isolated") }) {
      throw Obstacle(reason: "\(name) is `isolated`")
    }
    if type.words.contains("Self") { throw Obstacle(reason: "\(name) is a `Self`") }
    if let own = type.words.first(where: context.ownTypes.contains) {
      throw Obstacle(reason: "the double has a `\(own)` of its own")
    }
    if known.isNoncopyable(type) { throw Obstacle(reason: "\(name) cannot be copied") }
    let label = parameter.label.label
    var planned = PlannedCall.Parameter(
      label: label,
      caseLabel: unique(label, among: call.parameters.map(\.caseLabel)),
      name: self.name(of: parameter),
      type: "\(parameter.type.without(["__owned", "__shared"]))",
      value: ""
    )
    planned.isInout = marks.contains("inout")
    planned.isVariadic = parameter.isVariadic
    planned.isCopied = !marks.isDisjoint(with: ["borrowing", "consuming"])
    let function = known.function(type)
    if marks.contains("@autoclosure"), !marks.contains("@escaping"), let function,
      let value = generics.erased(function.result),
      known.callMarks(of: type) == "" || call.effects.needsTry,
      !function.effects.contains("async")
    {
      planned.autoclosure = known.callMarks(of: type)
      planned.isEvaluated = true
      planned.value = "\(value)"
      omit(&planned, ifUnsendable: value)
    } else if let closure = closure(type) {
      if parameter.isVariadic || planned.isInout || closure.type.isOptional {
        throw Obstacle(reason: "\(name) holds a closure inside another type")
      }
      if marks.contains("@autoclosure") { planned.autoclosure = known.callMarks(of: type) }
      let reason: String? =
        if generics.occur(in: closure.type) {
          "the closure \(name) is generic"
        } else if context.crossesThreads, known.isSendable(closure.type) == false {
          "the closure \(name) is not `@Sendable`"
        } else {
          nil
        }
      if !closure.isOptional && !marks.contains("@escaping") {
        planned.omission = "does not escape, and is not called"
      } else if function.map(makesGenericValue) == true {
        planned.omission = "makes a generic value, and is not called"
      } else if let reason {
        guard call.kind == .function else { throw Obstacle(reason: reason) }
        call.personal = call.personal ?? reason
        planned.omission = reason
      } else {
        planned.closure = .init(type: "\(closure.type)", isOptional: closure.isOptional, list: "")
      }
    } else {
      let plain = parameter.isVariadic ? SwiftType.array(type.undressed) : type.undressed
      let value = generics.erased(plain) ?? .named([.init(name: "Any")])
      planned.value = "\(value)"
      planned.isAnswered = call.answer != .awaited || context.canHold(value)
      omit(&planned, ifUnsendable: value)
    }
    call.parameters.append(planned)
  }

  /// Whether a closure has a generic result and takes no generic value, as a completion would.
  private func makesGenericValue(_ function: SwiftType.Function) -> Bool {
    generics.occur(in: function.result)
      && !function.parameters.contains { generics.occur(in: $0.type) }
  }

  private mutating func omit(_ planned: inout PlannedCall.Parameter, ifUnsendable value: SwiftType)
  {
    if context.crossesThreads, known.isSendable(value) == false {
      planned.omission = "cannot be sent to another thread"
    } else {
      isEquatable = isEquatable && known.isEquatable(value)
    }
  }

  /// The function type of a closure, in the form for a list; nil for any other type.
  private func closure(_ type: SwiftType) -> (type: SwiftType, isOptional: Bool)? {
    let bare = type.without(["@escaping", "@autoclosure"])
    let inner = bare.inside
    guard known.function(inner) != nil else {
      // Only a closure can escape, whatever name an alias in another file gives it.
      return type.marks.contains("@escaping") ? (bare, false) : nil
    }
    let resolved = known.resolved(inner)
    guard resolved.isOptional else { return (inner, type.isOptional) }
    return type.isOptional ? (resolved, true) : (resolved.inside, true)
  }
}
