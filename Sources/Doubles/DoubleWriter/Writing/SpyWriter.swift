/// Writes the file of a spy.
struct SpyWriter {
  let plan: DoublePlan

  var access: String { plan.access }
  var isData: Bool { plan.side == .data || plan.side == .ownActor }
  var own: String { plan.side == .ownActor ? "nonisolated " : "" }

  /// The file's text, without a line of its origin.
  var text: String {
    let imports = plan.imports + (isData ? ["import Synchronization"] : [])
    return Frame(plan: plan).file(imports: imports, lines: declaration)
  }

  private var declaration: [String] {
    let head = Frame(plan: plan).opening(
      "Spy",
      conforming: "CallRecording",
      doc: [
        "Keeps every call of `\(plan.protocolName)`\(answers.isEmpty ? "" : ", and answers as it was told to")."
      ]
        + (isData ? ["", "It can be called from any thread; its state is in one `Mutex`."] : [])
    )
    var parts = [callEnum]
    if isData { parts.append(stateStruct) }
    parts += [properties, initializer]
    if isData { parts += sharedProperties }
    parts += plan.members.compactMap(member)
    // Where there is no call, it would warn that it is never executed.
    if !plan.calls.isEmpty { parts.append(record) }
    return head + Array(parts.filter { !$0.isEmpty }.joined(separator: [""])) + ["}"]
  }

  /// The calls that need an answer.
  var answers: [PlannedCall] { plan.calls.filter { $0.answer != .nothing } }

  private var callEnum: [String] {
    let isolation = isData ? "nonisolated " : ""
    let sendable = isData ? "Sendable, " : ""
    var lines = [
      "  /// One call.",
      "  \(access)\(isolation)enum Call: Equatable, \(sendable)CustomStringConvertible {",
    ]
    lines += eachCall(\.cases)
    if !plan.isEquatable {
      lines += [
        "",
        "    \(access)static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }",
      ]
    }
    if !plan.calls.isEmpty { lines.append("") }
    lines += ["    \(access)var description: String {", "      switch self {"]
    return lines + eachCall(\.descriptions) + ["      }", "    }", "  }"]
  }

  private func eachCall(_ lines: (PlannedCall) -> [String]) -> [String] {
    plan.members.flatMap { member -> [String] in
      guard case .call(let call) = member.content else { return [] }
      return member.conditions.around(lines(call))
    }
  }

  private var properties: [String] {
    var lines: [String] = []
    if !isData {
      lines += [
        "  /// Every call, oldest first, repeats included.",
        "  \(access)private(set) var calls: [Call] = []",
        "  /// Runs after each call is stored; join several spies into one list here.",
        "  \(access)var onCall: (Call) -> Void = { _ in }",
      ]
    }
    lines += ["  /// Lets a test wait for calls.", "  \(access)\(own)let latch = CountingLatch()"]
    for member in plan.members {
      lines += member.conditions.around(storedLines(member))
    }
    if isData {
      lines.append(
        "  private \(own)let state\(initialState.isEmpty ? " = Mutex(State())" : ": Mutex<State>")"
      )
    }
    return lines
  }

  private func storedLines(_ member: PlannedMember) -> [String] {
    switch member.content {
    case .byHand: return []
    case .wiring(let name, let type):
      return isData
        ? [] : ["  /// Wiring; it is not recorded.", "  \(access)var \(name): \(type)"]
    case .call(let call):
      var lines: [String] = []
      if call.answer == .awaited {
        lines += [
          "  /// What `\(call.fullName)` answers, and its calls that wait.",
          "  \(access)\(own)let \(call.heldName): \(call.stub("HeldAnswers"))",
        ]
      }
      if isData { return lines }
      if call.answer == .result {
        lines += [
          "  /// What `\(call.fullName)` gives.",
          "  \(access)var \(call.resultName): \(call.stub("StubbedResult"))",
        ]
      }
      for closure in call.closures.compactMap(\.closure) {
        lines += [
          "  /// The completion handlers of `\(call.fullName)`, oldest first.",
          "  \(access)private(set) var \(closure.list): [\(closure.type)] = []",
        ]
      }
      return lines
    }
  }

  private var initializer: [String] {
    let doc =
      answers.isEmpty
      ? "  /// Creates a spy with no calls."
      : "  /// Creates a spy that answers as it is told here."
    var body = answers.compactMap { call -> String? in
      switch call.answer {
      case .awaited: "\(call.heldName) = HeldAnswers(\(call.caseName))"
      case .result where !isData: "\(call.resultName) = \(call.caseName)"
      default: nil
      }
    }
    if isData, !initialState.isEmpty {
      let line = "state = Mutex(State(\(initialState.joined(separator: ", "))))"
      body += Layout.fits("    \(line)") ? [line] : Self.broken(initialState)
    }
    let overrides = plan.isObject && answers.isEmpty ? "override " : ""
    if body.isEmpty { return [doc, "  \(access)\(overrides)init() {}"] }
    let opening = Layout.list(
      "\(access)\(overrides)init",
      answers.map(\.stubParameter),
      " {",
      indent: 2
    )
    return [doc] + opening + body.map { "    \($0)" } + ["  }"]
  }

  private func member(_ member: PlannedMember) -> [String]? {
    switch member.content {
    case .wiring: return nil
    case .byHand: return Frame.comment(member.byHand ?? "")
    case .call(let call):
      let lines = CallBody(call: call, isData: isData).lines(access: access)
      return member.conditions.around(lines)
    }
  }

  private var record: [String] {
    let keep =
      isData
      ? [
        "    let onCall = state.withLock { state in", "      state.calls.append(call)",
        "      return state.onCall", "    }",
      ] : ["    calls.append(call)"]
    return ["  private \(own)func record(_ call: Call) {"] + keep
      + ["    onCall(call)", "    latch.change(by: 1)", "  }"]
  }
}
