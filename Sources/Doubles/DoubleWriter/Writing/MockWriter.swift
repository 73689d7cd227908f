/// Writes the file of a mock.
struct MockWriter {
  let plan: DoublePlan

  private var access: String { plan.access }

  /// The file's text, without a line of its origin.
  var text: String { Frame(plan: plan).file(imports: plan.imports, lines: declaration) }

  private var answers: [PlannedCall] { plan.calls.filter { $0.answer != .nothing } }

  private var declaration: [String] {
    let isShared = plan.side == .data
    let head = Frame(plan: plan).opening(
      "Mock",
      conforming: "CallVerifying",
      doc: [
        "Expects calls of `\(plan.protocolName)`, in order\(answers.isEmpty ? "" : ", and answers as it was told to")."
      ]
        + (isShared ? ["", "It can be called from any thread; its calls are in its spy."] : [])
    )
    let parts = [properties, initializer] + plan.members.map(member)
    return head + Array(parts.joined(separator: [""])) + ["}"]
  }

  private var properties: [String] {
    [
      "  /// Keeps what the mock gets\(answers.isEmpty ? "" : ", and gives its answers").",
      "  \(access)let spy: \(plan.spy)", "  /// What must come, in order.",
      "  \(access)let expected: [\(plan.spy).Call]",
    ]
  }

  private var initializer: [String] {
    let parameters = ["expecting calls: [\(plan.spy).Call]"] + answers.map(\.stubParameter)
    let arguments = answers.map { "\($0.caseName): \($0.caseName)" }
    return [
      "  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`."
    ] + Layout.list("\(access)init", parameters, " {", indent: 2)
      + Layout.list("spy = \(plan.spy)", arguments, "", indent: 4) + [
        "    expected = calls", "  }",
      ]
  }

  private func member(_ member: PlannedMember) -> [String] {
    switch member.content {
    case .byHand: return Frame.comment(member.byHand ?? "")
    case .wiring(let name, let type):
      let lines = accessors("\(access)var \(name): \(type)", name, spy: "spy")
      return member.conditions.around(lines)
    case .call(let call): return member.conditions.around(lines(call))
    }
  }

  private func lines(_ call: PlannedCall) -> [String] {
    let signature = call.signature(access: access)
    let spy = call.parameters.contains { $0.name.bare == "spy" } ? "self.spy" : "spy"
    switch call.kind {
    case .accessors: return call.attributeLines + accessors(signature.head, call.name, spy: spy)
    case .getter:
      let body = "\(call.marks)\(spy).\(call.name)"
      let lines = call.effects.isEmpty ? [body] : ["get \(call.effects) { \(body) }"]
      return call.attributeLines + Layout.block(signature.head, nil, "", body: lines)
    case .function:
      let arguments = call.parameters.map { parameter in
        parameter.label == "_" ? parameter.name : "\(parameter.label): \(parameter.name)"
      }
      let body = Layout.list("\(call.marks)\(spy).\(call.name)", arguments, "", indent: 4)
        .map { String($0.dropFirst(4)) }
      return call.attributeLines
        + Layout.block(signature.head, signature.items, signature.tail, body: body)
    }
  }

  private func accessors(_ head: String, _ name: String, spy: String) -> [String] {
    ["  \(head) {", "    get { \(spy).\(name) }", "    set { \(spy).\(name) = newValue }", "  }"]
  }
}
