/// The stored properties of a spy; if calls come from any thread, they are in one `Mutex`.
extension SpyWriter {
  struct Property {
    var comment: String
    var name: String
    var type: String
    var start = ""
    var isReadOnly = false
    var isWiring = false
    var isWeak = false

    var declaration: String { "\(isWeak ? "weak " : "")var \(name): \(type)\(start)" }
  }

  /// The values that the `Mutex` protects.
  var stateStruct: [String] {
    let fields = { (properties: [Property]) in properties.map { "    \($0.declaration)" } }
    return [
      "  private nonisolated struct \(name("State")): \(plan.known.standard("Sendable")) {"
    ] + fields(commonProperties)
      + plan.members.flatMap { $0.conditions.around(fields(properties(of: $0))) } + ["  }"]
  }

  /// The arguments for the initializer of `State`.
  var initialState: [String] {
    let values =
      plan.answers.filter { $0.answer == .result }.map { ($0.resultName, $0.caseName) }
      + plan.runs.map { ($0.name, $0.name) }
    let order = plan.members.flatMap(properties).map(\.name)
    return order.flatMap { name in values.filter { $0.0 == name } }.map { "\($0): \($1)" }
  }

  func broken(_ fields: [String]) -> [String] {
    ["\(name("state")) = \(plan.mutex)(", "  \(name("State"))("]
      + fields.enumerated().map { "    \($1)\($0 == fields.count - 1 ? "" : ",")" } + ["  )", ")"]
  }

  /// The properties of every spy.
  var commonProperties: [Property] {
    let advice = isData ? ", on the caller's thread" : "; join several spies into one list here"
    let calls = "Every call, oldest first, repeats included."
    let hook = "\(isData ? "@Sendable " : "")(\(type)) -> \(plan.known.standard("Void"))"
    return [
      .init(
        comment: calls,
        name: name("calls"),
        type: "[\(type)]",
        start: " = []",
        isReadOnly: true
      ),
      .init(
        comment: "Runs after each call is stored\(advice).",
        name: name("onCall"),
        type: hook,
        start: " = { _ in }"
      ),
    ]
  }

  /// The properties for a member, without those of held answers.
  func properties(of member: PlannedMember) -> [Property] {
    switch member.content {
    case .byHand: return []
    case .wiring(let name, let type, let isWeak):
      let comment = "Wiring, \(isWeak ? "weak" : "kept alive"); it is not recorded."
      return [.init(comment: comment, name: name, type: type, isWiring: true, isWeak: isWeak)]
    case .call(let call):
      let result = Property(
        comment:
          "The result of `\(call.fullName)`\(call.isAnsweredByClosure ? " if no run gives one" : "").",
        name: call.resultName,
        type: call.stub("StubbedResult"),
        start: call.conditionalStart
      )
      let comment = "The completion handlers of `\(call.fullName)`, oldest first."
      let closures = call.closures.map { closure in
        let (name, type) = (call.list(of: closure), "[\(closure.value)]")
        return Property(comment: comment, name: name, type: type, start: " = []", isReadOnly: true)
      }
      let runs = call.runs.map { closure, run, name in
        let use = "of `\(closure.name)` in each `\(call.fullName)`"
        return run.arguments.isEmpty
          ? Property(comment: "The number of runs \(use).", name: name, type: "Int", start: " = 1")
          : Property(comment: "The arguments of each run \(use).", name: name, type: run.type)
      }
      return (call.answer == .result ? [result] : []) + runs + closures
    }
  }

  func code(of property: Property) -> [String] {
    let comment = "  /// \(property.comment)"
    guard isData else {
      let closed = property.isReadOnly ? "private(set) " : ""
      return [comment, "  \(access)\(closed)\(property.declaration)"]
    }
    let head = "\(access)\(property.isWiring ? "" : own)var \(property.name): \(property.type)"
    let state = name("state")
    let body =
      property.isReadOnly
      ? ["\(state).withLock(\\.\(property.name))"]
      : [
        "get { \(state).withLock(\\.\(property.name)) }",
        "set { \(state).withLock { $0.\(property.name) = newValue } }",
      ]
    return [comment] + Layout.block((head, nil, ""), body: body)
  }
}
