/// The member of a spy that stands for one call.
struct CallBody {
  let call: PlannedCall
  let isData: Bool

  /// The member with its signature.
  func lines(access: String) -> [String] {
    let signature = call.signature(access: access)
    var body: [String]
    switch call.kind {
    case .function:
      body = closures + record(call.caseName, arguments) + answer
    case .getter:
      body = record(call.caseName, []) + answer
      if !call.effects.isEmpty {
        body = Layout.block("get", nil, " \(call.effects)", body: body, indent: 0)
      }
    case .accessors(let setter):
      let getter = Layout.block("get", nil, "", body: record(call.caseName, []) + answer, indent: 0)
      body = getter + ["set {", "  \(call.resultName) = .success(newValue)"]
      body += record(setter, ["newValue"]).map { "  \($0)" } + ["}"]
    }
    return call.attributeLines
      + Layout.block(signature.head, signature.items, signature.tail, body: body)
  }

  private var arguments: [String] {
    call.remembered.map { $0.caseLabel == "_" ? $0.name : "\($0.caseLabel): \($0.name)" }
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

  /// `self.` where an argument hides what is meant.
  private func own(_ name: String) -> String {
    call.parameters.contains { $0.name.bare == name } ? "self." : ""
  }
}

extension PlannedCall {
  /// The parameter of an `init` that takes its answer.
  var stubParameter: String {
    guard answer == .awaited else { return "\(caseName): \(stub("StubbedResult"))" }
    let standard = result == nil && !isThrowing ? " = .success(())" : ""
    return "\(caseName): \(stub("StubbedAnswer"))\(standard)"
  }
}
