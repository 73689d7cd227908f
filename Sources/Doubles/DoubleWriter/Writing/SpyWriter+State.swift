/// The state of a spy in its one `Mutex`, if calls come from any thread.
extension SpyWriter {
  var stateStruct: [String] {
    var lines = [
      "  private nonisolated struct \(plan.state): Sendable {", "    var calls: [Call] = []",
      "    var onCall: @Sendable (Call) -> Void = { _ in }",
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
        + call.closures.compactMap(\.closure).map { "var \($0.list): [\($0.type)] = []" }
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

  /// The properties of `State`.
  var sharedProperties: [[String]] {
    var parts = [
      [
        "  /// Every call, oldest first, repeats included.",
        "  \(access)\(own)var calls: [Call] { state.withLock(\\.calls) }",
      ],
      ["  /// Runs after each call is stored, on the caller's thread."]
        + accessors("onCall", "@Sendable (Call) -> Void"),
    ]
    for member in plan.members {
      switch member.content {
      case .byHand: continue
      case .wiring(let name, let type):
        parts.append(["  /// Wiring; it is not recorded."] + accessors(name, type, isOwn: false))
      case .call(let call):
        if call.answer == .result {
          parts.append(
            member.conditions.around(
              ["  /// The result of `\(call.fullName)`."]
                + accessors(call.resultName, call.stub("StubbedResult"))
            )
          )
        }
        for closure in call.closures.compactMap(\.closure) {
          let list = "\(access)\(own)var \(closure.list): [\(closure.type)]"
          parts.append(
            member.conditions.around(
              ["  /// The completion handlers of `\(call.fullName)`, oldest first."]
                + Layout.block(list, nil, "", body: ["state.withLock(\\.\(closure.list))"])
            )
          )
        }
      }
    }
    return parts
  }

  private func accessors(_ name: String, _ type: String, isOwn: Bool = true) -> [String] {
    [
      "  \(access)\(isOwn ? own : "")var \(name): \(type) {",
      "    get { state.withLock(\\.\(name)) }",
      "    set { state.withLock { $0.\(name) = newValue } }",
      "  }",
    ]
  }
}
