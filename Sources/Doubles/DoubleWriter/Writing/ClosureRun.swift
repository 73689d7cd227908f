/// A closure that a spy calls before the member returns.
struct ClosureRun: Equatable, Sendable {
  enum Result: Equatable, Sendable {
    case nothing
    case dropped
    /// The member returns it.
    case returned
  }

  /// The types of its arguments.
  var arguments: [String]
  /// Whether each of them is `inout`.
  var isInout: [Bool]
  /// Whether a test gives functions that make them, because they cannot be kept.
  var isMade: Bool
  /// The parts of `try await ` that a call of it needs.
  var marks: String
  var result: Result

  /// The type of the property that decides about the runs.
  var type: String {
    guard !arguments.isEmpty else { return "Int" }
    let list = arguments.joined(separator: ", ")
    let one = arguments.count == 1 ? list : "(\(list))"
    return isMade ? "[@Sendable () -> \(one)]" : "[\(one)]"
  }
}

extension ParameterDraft {
  /// The run of a closure, or the reason why a person must call it.
  func run(_ function: SwiftType.Function, _ closure: SwiftType) -> PlannedCall.Parameter.Use {
    let quoted = "the closure `\(parameter.name)`"
    let (call, context, known) = (member.call, member.context, member.known)
    let types = function.parameters.map(\.type)
    var run = ClosureRun(
      arguments: types.map { "\($0.undressed)" },
      isInout: types.map { $0.marks.contains("inout") },
      isMade: context.side.crossesThreads
        && !types.allSatisfy { known.isSendable($0.undressed) == true },
      marks: function.effects.isAsync ? "await " : "",
      result: function.result.isVoid ? .nothing : .dropped
    )
    if let result = call.result, result == "\(function.result)" { run.result = .returned }
    if let actor = known.resolved(closure).marks.first(where: known.isGlobalActor),
      context.side != .actor(attribute: actor)
    {
      guard call.effects.isAsync, !run.isMade, types.allSatisfy({ known.isSendable($0) == true }),
        function.result.isVoid || known.isSendable(function.result) == true
      else { return .personal("\(quoted) runs on another actor") }
      run.marks = "await "
    }
    if !run.marks.isEmpty, !call.effects.isAsync {
      return .personal("\(quoted) is `async`, and the member is not")
    }
    if types.contains(where: member.generics.occur) {
      return .personal("\(quoted) takes a generic value")
    }
    if function.parameters.contains(where: \.isVariadic)
      || types.contains(where: known.isNoncopyable)
      || types.contains(where: { $0.marks.contains("isolated") })
    {
      return .personal("\(quoted) takes a value that no list can keep")
    }
    if !types.isEmpty, call.isConditional {
      return .personal("\(quoted) takes arguments, and no `init` asks for them")
    }
    if function.effects.canThrow {
      let isPassed =
        call.effects.throwing == .again
        || call.effects.canThrow
          && (call.effects.failure == nil || call.effects.failure == function.effects.failure)
      if !isPassed, run.result == .nothing { run.result = .dropped }
      run.marks = (isPassed ? "try " : "try? ") + run.marks
    }
    if run.result == .returned, call.parameters.contains(where: { $0.run?.result == .returned }) {
      return .personal("two closures make its result")
    }
    return .run(run)
  }
}

extension PlannedCall {
  /// The closures that the spy calls, in order, with the property that decides about each.
  var runs: [(parameter: Parameter, run: ClosureRun, property: String)] {
    guard parameters.contains(where: { $0.run != nil }), kind == .function, personal == nil
    else { return [] }
    return parameters.compactMap { parameter in
      parameter.run.map { (parameter, $0, free(named(for: parameter) + "Runs")) }
    }
  }

  /// Whether the result of a closure is that of the member, which then needs no answer in `init`.
  var isAnsweredByClosure: Bool { runs.contains { $0.run.result == .returned } }
}

extension PlannedCall.Parameter {
  var run: ClosureRun? { if case .run(let run) = use { run } else { nil } }
}
