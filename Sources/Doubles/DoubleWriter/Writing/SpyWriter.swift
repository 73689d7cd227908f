/// Writes the file of a spy.
struct SpyWriter {
  let plan: DoublePlan

  var access: String { plan.access }
  var isData: Bool { plan.side.crossesThreads }
  var own: String { plan.side == .ownActor ? "nonisolated " : "" }

  var imports: [String] { plan.imports + (isData ? ["import Synchronization"] : []) }

  /// The class, inside the conditions of its protocol.
  var declaration: [String] {
    var parts = [callEnum]
    if isData { parts.append(stateStruct) }
    if plan.calls.contains(where: \.isStatic) {
      parts.append([
        "  /// The spy of the current task; a detached task or a dispatch queue has none.",
        "  @TaskLocal \(access)static var \(name("current")): \(plan.spy)?",
      ])
    }
    parts += [properties, initializer, frame.coder]
    if isData {
      parts += commonProperties.map(code)
      for member in plan.members {
        parts += properties(of: member).map(code).map(member.conditions.around)
      }
    }
    parts += frame.extras(plan.spy) + plan.members.compactMap(member) + [frame.kept]
    // Without a call, the compiler would warn that it is never executed.
    if hasCases { parts.append(record) }
    return frame.declaration(
      plan.spy,
      conforming: plan.names.recording,
      doc: [
        "Records the calls of `\(plan.protocolName)`\(plan.answers.isEmpty ? "" : " and returns the stubbed answers")."
      ]
        + (isData ? ["", "It can be called from any thread; its state is in one `Mutex`."] : []),
      parts: parts
    )
  }

  func name(_ own: String) -> String { plan.names.spy(own) }

  /// The name of the enum of calls.
  var type: String { name("Call") }

  private var frame: Frame { Frame(plan: plan) }
  private var hasCases: Bool { plan.calls.contains { !$0.cases.isEmpty } }

  private var callEnum: [String] {
    let isolation = isData ? "nonisolated " : ""
    let parents = ["Equatable"] + (isData ? ["Sendable"] : []) + ["CustomStringConvertible"]
    let clause = parents.map { plan.known.standard($0) }.joined(separator: ", ")
    let bool = plan.known.standard("Bool")
    var lines = [
      "  /// One call.",
      "  \(access)\(isolation)enum \(type): \(clause) {",
    ]
    lines += eachCall(\.cases)
    if !plan.isEquatable {
      lines += [
        "",
        "    \(access)static func == (left: \(type), right: \(type)) -> \(bool) { haveAlikeParts(left, right) }",
      ]
    }
    if hasCases { lines.append("") }
    lines += [
      "    \(access)var description: \(plan.known.standard("String")) {", "      switch self {",
    ]
    return lines + eachCall(\.descriptions) + ["      }", "    }", "  }"]
  }

  private func eachCall(_ lines: (PlannedCall) -> [String]) -> [String] {
    plan.members.flatMap { member in
      member.conditions.around(member.call.map(lines) ?? [])
    }
  }

  private var properties: [String] {
    let isRenamed = plan.names.recording != "CallRecording" && type == "Call"
    var lines = isRenamed ? ["  \(access)typealias SpyCall = \(type)", ""] : []
    lines += isData ? [] : commonProperties.flatMap(code)
    lines += [
      "  /// Lets a test wait for calls.",
      "  \(access)\(own)let \(name("latch")) = CountingLatch()",
    ]
    for member in plan.members {
      let stored = isData ? [] : properties(of: member)
      lines += member.conditions.around(heldLines(member) + stored.flatMap(code))
    }
    if isData {
      lines.append(
        "  private \(own)let \(name("state"))\(initialState.isEmpty ? " = \(plan.mutex)(\(name("State"))())" : ": \(plan.mutex)<\(name("State"))>")"
      )
    }
    return lines
  }

  private func heldLines(_ member: PlannedMember) -> [String] {
    guard let call = member.call, call.answer == .awaited else { return [] }
    let held = "  \(access)\(own)let \(call.heldName)"
    return [
      "  /// The answer of `\(call.fullName)`, and the calls that wait for it.",
      call.isAnsweredLater
        ? "\(held) = \(call.stub("HeldAnswers"))(\(call.standardAnswer ?? ".unanswered()"))"
        : "\(held): \(call.stub("HeldAnswers"))",
    ]
  }

  private var initializer: [String] {
    if plan.family.inheritsInitializers { return [] }
    let doc =
      plan.parameters.isEmpty
      ? "  /// Creates a spy with no calls."
      : "  /// Creates a spy with these answers."
    var body = plan.answers.compactMap { call -> String? in
      switch call.answer {
      case .awaited: "\(call.heldName) = HeldAnswers(\(call.caseName))"
      case .result where !isData: "\(call.resultName) = \(call.caseName)"
      default: nil
      }
    }
    if !isData { body += plan.runs.map { "self.\($0.name) = \($0.name)" } }
    if isData, !initialState.isEmpty {
      let line =
        "\(name("state")) = \(plan.mutex)(\(name("State"))(\(initialState.joined(separator: ", "))))"
      body += Layout.fits("    \(line)") ? [line] : broken(initialState)
    }
    body += frame.superInitialization
    let overrides =
      plan.family.superclass?.needsCoder == false && plan.parameters.isEmpty ? "override " : ""
    if body.isEmpty { return [doc, "  \(access)\(overrides)init() {}"] }
    let opening = Layout.list(
      "\(access)\(overrides)init",
      plan.parameters,
      " {",
      indent: 2
    )
    return [doc] + opening + body.map { "    \($0)" } + ["  }"]
  }

  private func member(_ member: PlannedMember) -> [String]? {
    switch member.content {
    case .wiring: return nil
    case .byHand(let note): return Frame.comment(note.text)
    case .call(let call):
      let body = CallBody(plan: plan, call: call)
      let notes = call.parameters.flatMap { parameter -> [String] in
        guard call.personal == nil else { return [] }
        switch parameter.use {
        case .omitted(let reason):
          return Frame.comment("Not in the call: `\(parameter.name)` \(reason).")
        case .recorded(isAnswered: false):
          return Frame.comment("Not in the answer: `\(parameter.name)` is perhaps not `Sendable`.")
        default: return []
        }
      }
      let personal = member.byHand.map { Frame.comment($0.text) } ?? []
      return member.conditions.around(notes + personal + body.lines(access: access))
    }
  }

  private var record: [String] {
    let keep =
      isData
      ? [
        "    let \(name("onCall")) = \(name("state")).withLock { state in",
        "      state.\(name("calls")).append(call)", "      return state.\(name("onCall"))",
        "    }",
      ] : ["    \(name("calls")).append(call)"]
    return ["  private \(own)func \(name("record"))(_ call: \(type)) {"] + keep
      + ["    \(name("onCall"))(call)", "    \(name("latch")).change(by: 1)", "  }"]
  }
}
