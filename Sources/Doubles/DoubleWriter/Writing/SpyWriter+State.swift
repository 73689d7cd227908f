/// The state of a spy in its one `Mutex`, if calls come from any thread.
extension SpyWriter {
  var stateStruct: [String] {
    var lines = [
      "  private nonisolated struct \(plan.state): \(plan.known.standard("Sendable")) {",
      "    var calls: [Call] = []", "    var onCall: \(hook) = { _ in }",
    ]
    for member in plan.members {
      lines += member.conditions.around(stateLines(member).map { "    \($0)" })
    }
    return lines + ["  }"]
  }

  private func stateLines(_ member: PlannedMember) -> [String] {
    switch member.content {
    case .byHand: return []
    case .wiring(let name, let type): return ["var \(name): \(type)"]
    case .call(let call):
      let result =
        call.answer == .result
        ? ["var \(call.resultName): \(call.stub("StubbedResult"))\(call.conditionalStart)"] : []
      return result
        + call.closures.map { "var \(call.list(of: $0)): [\($0.value)] = []" }
    }
  }

  /// The arguments for the initializer of `State`.
  var initialState: [String] {
    answers.filter { $0.answer == .result }.map { "\($0.resultName): \($0.caseName)" }
  }

  func broken(_ fields: [String]) -> [String] {
    ["state = \(plan.mutex)(", "  \(plan.state)("]
      + fields.enumerated().map { "    \($1)\($0 == fields.count - 1 ? "" : ",")" } + ["  )", ")"]
  }

  private var hook: String {
    "\(isData ? "@Sendable " : "")(Call) -> \(plan.known.standard("Void"))"
  }

  /// The properties of every spy.
  var commonProperties: [[String]] {
    let advice = isData ? ", on the caller's thread" : "; join several spies into one list here"
    let calls = "Every call, oldest first, repeats included."
    return [
      property(calls, "calls", "[Call]", " = []", isReadOnly: true),
      property("Runs after each call is stored\(advice).", "onCall", hook, " = { _ in }"),
    ]
  }

  /// The properties for a member, without those of held answers.
  func properties(of member: PlannedMember) -> [[String]] {
    switch member.content {
    case .byHand: return []
    case .wiring(let name, let type):
      return [property("Wiring; it is not recorded.", name, type, own: "")]
    case .call(let call):
      let type = call.stub("StubbedResult")
      let text = "The result of `\(call.fullName)`."
      let results = [property(text, call.resultName, type, call.conditionalStart)]
      return (call.answer == .result ? results : [])
        + call.closures.map { closure in
          let text = "The completion handlers of `\(call.fullName)`, oldest first."
          let name = call.list(of: closure)
          return property(text, name, "[\(closure.value)]", " = []", isReadOnly: true)
        }
    }
  }

  /// A stored property; in the `Mutex` it is stored without its comment.
  private func property(
    _ comment: String,
    _ name: String,
    _ type: String,
    _ start: String = "",
    isReadOnly: Bool = false,
    own: String? = nil
  ) -> [String] {
    let isClosed = isReadOnly && !isData ? "private(set) " : ""
    let head = "\(access)\(isData ? own ?? self.own : isClosed)var \(name): \(type)"
    let body =
      isReadOnly
      ? ["state.withLock(\\.\(name))"]
      : ["get { state.withLock(\\.\(name)) }", "set { state.withLock { $0.\(name) = newValue } }"]
    return ["  /// \(comment)"]
      + (isData ? Layout.block((head, nil, ""), body: body) : ["  \(head)\(start)"])
  }
}
