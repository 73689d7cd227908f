/// The member of a spy for one call.
struct CallBody {
  let call: PlannedCall
  let isData: Bool
  /// `convenience `, which actors do not have.
  let convenience: String

  /// The member with its signature.
  func lines(access: String) -> [String] {
    switch call.kind {
    case .initializer:
      // The spy's own `init()` fulfils it.
      if call.parameters.isEmpty { return [] }
      return member(call.signature(access: access + convenience), ["self.init()"] + record())
    case .function where call.isStatic:
      let lines = record().enumerated().map { $0 == 0 ? "current?.\($1)" : $1 }
      return member(call.signature(access: access), lines)
    case .function where call.parameters.contains(where: \.isVariadic):
      let use = call.use(call.parameters.map(\.passedOn))
      let forward = Layout.list("\(call.returnMarks)\(call.name)", use.items ?? [], "", indent: 4)
        .map { String($0.dropFirst(4)) }
      return member(call.signature(access: access), forward) + [""]
        + ["  /// The same with an array, for the mock: Swift cannot forward variadic arguments."]
        + member(call.signature(access: access, isVariadic: false), closures + record() + answer)
    case .function:
      return member(call.signature(access: access), closures + record() + answer)
    case .property, .subscript:
      return member(call.signature(access: access), accessors)
    }
  }

  private func member(
    _ signature: (head: String, items: [String]?, tail: String),
    _ body: [String]
  ) -> [String] {
    call.attributeLines + Layout.block(signature.head, signature.items, signature.tail, body: body)
  }

  private var accessors: [String] {
    let body =
      call.isRecorded ? record() + answer : answer.map { String($0.trimmingPrefix("return ")) }
    guard let setter = call.setter else {
      if call.effects.isEmpty { return body }
      return Layout.block("get", nil, " \(call.effects)", body: body, indent: 0)
    }
    let getter = Layout.block("get", nil, "", body: body, indent: 0)
    let keep = call.kind == .property ? ["\(call.resultName) = .success(newValue)"] : []
    let set = keep + record(setter, arguments + ["newValue"])
    return getter + Layout.block("set", nil, "", body: set, indent: 0)
  }

  private var arguments: [String] {
    call.remembered.map { $0.caseLabel == "_" ? $0.copy : "\($0.caseLabel): \($0.copy)" }
  }

  private var closures: [String] {
    call.closures.flatMap { parameter -> [String] in
      guard let closure = parameter.closure else { return [] }
      let append =
        isData
        ? "\(own("state"))state.withLock { $0.\(closure.list).append(\(parameter.name)) }"
        : "\(own(closure.list))\(closure.list).append(\(parameter.name))"
      return closure.isOptional ? ["if let \(parameter.name) { \(append) }"] : [append]
    }
  }

  private func record() -> [String] { record(call.caseName, arguments) }

  private func record(_ name: String, _ arguments: [String]) -> [String] {
    let inner = arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
    let line = "\(own("record"))record(\(inner))"
    if Layout.fits("    \(line)") || arguments.isEmpty { return [line] }
    return ["\(own("record"))record("] + Layout.list(".\(name)", arguments, "", indent: 2) + [")"]
  }

  private var answer: [String] {
    let returns = call.result == nil ? "" : "return "
    switch call.answer {
    case .nothing: return []
    case .awaited:
      let held = "\(own(call.heldName))\(call.heldName)"
      return ["\(returns)\(call.marks)\(held).next(\(call.argumentsValue))"]
    case .result:
      let result =
        isData
        ? "\(own("state"))state.withLock { $0.\(call.resultName).take() }"
        : "\(own(call.resultName))\(call.resultName).take()"
      return [
        "\(returns)\(call.isThrowing ? "try " : "")\(result).value(for: \(call.argumentsValue))"
      ]
    }
  }

  /// `self.` if an argument hides the member's name.
  private func own(_ name: String) -> String {
    call.parameters.contains { $0.name.bare == name } ? "self." : ""
  }
}

extension PlannedCall {
  /// The parameter of an `init` that takes its answer.
  var stubParameter: String {
    guard answer == .awaited else { return "\(caseName.label): \(stub("StubbedResult"))" }
    let standard = result == nil && !isThrowing ? " = .success(())" : ""
    return "\(caseName.label): \(stub("StubbedAnswer"))\(standard)"
  }
}
