/// Writes the file of a mock.
struct MockWriter {
  let plan: DoublePlan

  private var access: String { plan.access }
  private var frame: Frame { Frame(plan: plan) }
  private var spy: String { plan.spy + plan.generics.arguments }
  /// The enum of calls.
  private var call: String { "\(spy).\(plan.names.spy("Call"))" }

  private func name(_ own: String) -> String { plan.names.mock(own) }

  /// The class, inside the conditions of its protocol.
  var declaration: [String] {
    let isShared = plan.side == .data
    return frame.declaration(
      plan.mock,
      conforming: plan.names.verifying,
      doc: [
        "Expects calls of `\(plan.protocolName)`, in order\(plan.answers.isEmpty ? "" : ", and returns the stubbed answers")."
      ]
        + (isShared ? ["", "It can be called from any thread; its calls are in its spy."] : []),
      parts: [properties, initializer, frame.coder] + frame.extras(plan.mock)
        + plan.members.map(member) + [notes.isEmpty ? frame.kept : KeptPart.empty]
    )
  }

  var notes: [ByHandNote] {
    plan.members.compactMap(note) + (plan.family.inheritsInitializers ? [initializerNote] : [])
  }

  /// The note on the initializer of a mock whose superclass has no simple one.
  private var initializerNote: ByHandNote {
    let text = """
      By hand: `init`, which sets `\(name("spy"))` and `\(name("expected"))`, and calls an initializer of \
      `\(plan.family.superclass?.name ?? "")`; its initializers need arguments, or are required.
      """
    return ByHandNote(signature: "init", text: text)
  }

  private var properties: [String] {
    let isRenamed = plan.names.verifying != "CallVerifying"
    return (isRenamed ? ["  \(access)typealias MockSpy = \(spy)", ""] : []) + [
      "  /// Records the calls\(plan.answers.isEmpty ? "" : " and returns the stubbed answers").",
      "  \(access)let \(name("spy")): \(spy)", "  /// The expected calls, in order.",
      "  \(access)let \(name("expected")): [\(call)]",
    ]
  }

  private var initializer: [String] {
    if plan.family.inheritsInitializers { return Frame.comment(initializerNote.text) }
    let parameters =
      ["expecting \(name("calls")): [\(call)]"]
      + plan.parameters
    let arguments =
      plan.answers.map { "\($0.caseName.label): \($0.caseName)" }
      + plan.runs.map { "\($0.name): \($0.name)" }
    return [
      "  /// Creates a mock that expects these calls; compare them with `\(name("verify"))` or `\(name("mismatch"))()`."
    ] + Layout.list("\(access)init", parameters, " {", indent: 2)
      + Layout.list("\(name("spy")) = \(spy)", arguments, "", indent: 4)
      + (["\(name("expected")) = \(name("calls"))"] + frame.superInitialization).map { "    \($0)" }
      + ["  }"]
  }

  /// The note on a member without code; nil if the mock has code for it.
  private func note(on member: PlannedMember) -> ByHandNote? {
    switch member.content {
    case .call(let call) where call.personal == "it returns `Self`":
      ByHandNote(call.declaration(named: call.name), "; it returns `Self`")
    case .byHand(let note): note
    case .call, .wiring: nil
    }
  }

  private func member(_ member: PlannedMember) -> [String] {
    if let note = note(on: member) { return Frame.comment(note.text) }
    switch member.content {
    case .byHand: return []
    case .wiring(let name, let type, _):
      let lines = accessors(
        ("\(access)var \(name): \(type)", nil, ""),
        "\(self.name("spy")).\(name)"
      )
      return member.conditions.around(lines)
    case .call(let call): return member.conditions.around(lines(call))
    }
  }

  private func lines(_ call: PlannedCall) -> [String] {
    let signature = call.signature(access: access)
    let values = call.parameters.map(\.passedOn)
    let spy = call.isStatic ? plan.spy : own("spy", in: call)
    let use = call.use(values)
    var body = ["\(call.mockMarks)\(spy)\(use.head)"]
    switch call.kind {
    case .initializer: body = created(call, use.items ?? [])
    case .function:
      let marks = call.returnsSelf ? "_ = \(call.effects.marks)" : call.mockMarks
      let mark = plan.resultMark(of: call)
      body = Layout.statement("\(marks)\(spy)\(use.head)", use.items ?? [], mark)
      if call.returnsSelf { body.append("return self") }
    case .property where call.setter != nil, .subscript where call.setter != nil:
      return call.attributeLines
        + accessors(signature, "\(spy)\(use.head)", marks: call.mockMarks)
    case .property, .subscript:
      if call.effects != Effects() { body = ["get\(call.effects.clause) { \(body[0]) }"] }
    }
    return call.attributeLines + Layout.block(signature, body: body)
  }

  /// A mock that the code under test creates itself expects only its creation.
  private func created(_ call: PlannedCall, _ items: [String]) -> [String] {
    let values = call.arguments(\.name)
    let expected =
      call.parameters.isEmpty
      ? "" : ".\(call.caseName)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
    return [
      "\(own("spy", in: call)) = \(spy)(\(items.joined(separator: ", ")))",
      "\(own("expected", in: call)) = [\(expected)]",
    ]
      + frame.superInitialization
  }

  /// The name of a member of the mock, after `self.` if an argument hides it.
  private func own(_ name: String, in call: PlannedCall) -> String {
    let name = self.name(name)
    return (call.parameters.contains { $0.name.bare == name } ? "self." : "") + name
  }

  private func accessors(
    _ signature: Layout.Opening,
    _ target: String,
    marks: String = ""
  ) -> [String] {
    let body = ["get { \(marks)\(target) }", "set { \(target) = newValue }"]
    return Layout.block(signature, body: body)
  }
}
