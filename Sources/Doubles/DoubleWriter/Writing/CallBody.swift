/// The member of a spy for one call.
struct CallBody {
  let plan: DoublePlan
  let call: PlannedCall

  private var isData: Bool { plan.side.crossesThreads }

  /// The member with its signature.
  func lines(access: String) -> [String] {
    switch call.kind {
    case .initializer:
      // The spy's own `init()` fulfils it.
      if call.parameters.isEmpty, plan.answers.isEmpty { return [] }
      let answers =
        plan.answers.map { "\($0.caseName.label): \($0.standardAnswer ?? ".unanswered()")" }
        + plan.runs.map { "\($0.name): []" }
      let made = Layout.statement("self.init", answers)
      return member(
        // Actors have no convenience initializers.
        call.signature(access: plan.side == .ownActor ? access : "\(access)convenience "),
        made + (call.parameters.isEmpty ? [] : record())
          + call.parameters.filter { $0.run != nil }.map {
            ($0.run?.result == .nothing ? "" : "_ = ") + "\($0.name)()"
          }
      )
    case .function where call.isStatic && !needsSpy:
      let lines = record().enumerated().map { $0 == 0 ? "\(current)?.\($1)" : $1 }
      return member(call.signature(access: access), evaluated + lines + personal)
    case .function where call.parameters.contains(where: \.isVariadic):
      let use = call.use(call.parameters.map(\.passedOn))
      let mark = call.returnsSelf ? "" : plan.resultMark(of: call)
      let forward = Layout.statement("\(call.returnMarks)\(call.name)", use.items ?? [], mark)
      return member(call.signature(access: access), forward) + [""]
        + ["  /// The same with an array, for the mock: Swift cannot forward variadic arguments."]
        + member(
          call.signature(access: access, isVariadic: false),
          closures + record() + runs + answer + (call.returnsSelf ? ["return self"] : [])
        )
    case .function:
      return member(
        call.signature(access: access),
        evaluated + task + closures + record() + runs + answer + personal
          + (call.returnsSelf ? ["return self"] : [])
      )
    case .property, .subscript:
      return member(call.signature(access: access), accessors)
    }
  }

  private func member(_ signature: Layout.Opening, _ body: [String]) -> [String] {
    call.attributeLines + Layout.block(signature, body: body)
  }

  private var accessors: [String] {
    let body = evaluated + task + record() + answer
    guard let setter = call.setter else {
      if call.effects == Effects() { return body }
      return Layout.block(("get", nil, call.effects.clause), body: body, indent: 0)
    }
    let getter = Layout.block(("get", nil, ""), body: body, indent: 0)
    let keep =
      call.kind == .property
      ? ["\(own(call.resultName)) = .success(newValue)"] : []
    let set = evaluated + task + keep + record(setter, call.arguments(\.copy) + ["newValue"])
    return getter + Layout.block(("set", nil, ""), body: set, indent: 0)
  }

  /// The values of its autoclosures.
  private var evaluated: [String] {
    call.parameters.filter { $0.use == .evaluated }.map {
      "let \($0.name) = \($0.autoclosure ?? "")\($0.name)()"
    }
  }

  /// The spy that answers a static member.
  private var task: [String] {
    call.isStatic ? ["let \(local) = requiredSpy(\(current)\(spyName))"] : []
  }

  private var local: String { call.parameters.contains { $0.name == "spy" } ? "itsSpy" : "spy" }

  private var current: String {
    let name = plan.names.spy("current")
    return call.parameters.contains { $0.name == name } ? "Self.\(name)" : name
  }

  private var spyName: String {
    let name = plan.names.spy("current")
    return name == "current" ? "" : ", named: \"\(name)\""
  }

  /// The function in which a person answers.
  private var personal: [String] {
    guard call.personal != nil else { return [] }
    let values = call.use(call.parameters.map(\.passedOn)).items ?? []
    return Layout.statement("\(call.returnMarks)\(call.personalName)", values)
  }

  private var closures: [String] {
    call.closures.map { closure in
      let isOptional = closure.use == .kept(isOptional: true)
      let value = isOptional ? closure.name : closure.copy
      let append = stored(call.list(of: closure), ".append(\(value))")
      guard isOptional else { return append }
      return "if let \(closure.name)\(closure.isCopied ? " = \(closure.copy)" : "") { \(append) }"
    }
  }

  private var needsSpy: Bool { call.answer != .nothing || !call.runs.isEmpty }

  /// The runs of its closures; the last result is that of the member.
  private var runs: [String] {
    let names = call.parameters.map(\.name)
    let free = { (name: String) in names.contains(name) ? "its" + name.capitalizedFirst : name }
    let (argument, index, result) = (free("argument"), free("index"), free("result"))
    let lines = call.runs.flatMap { closure, run, property in
      let list = isData ? "\(own(plan.names.spy("state"))).withLock(\\.\(property))" : own(property)
      let isChanged = run.isInout.contains(true)
      let values = run.isInout.enumerated().map { place, isInout in
        let place = run.arguments.count == 1 ? "" : ".\(place)"
        return "\(isInout ? "&" : "")\(argument)\(place)"
      }
      let keep = run.result == .returned ? "\(result) = " : run.result == .dropped ? "_ = " : ""
      let use = Layout.statement("\(keep)\(run.marks)\(closure.name)", values)
      if run.arguments.isEmpty { return loop("_ in 0..<\(list)", use) }
      if run.isMade {
        let made = free("make")
        return loop(
          "\(made) in \(list)",
          ["\(isChanged ? "var" : "let") \(argument) = \(made)()"] + use
        )
      }
      guard isChanged else { return loop("\(argument) in \(list)", use) }
      let change = "\(property)[\(index)] = \(argument)"
      let store =
        isData ? "\(own(plan.names.spy("state"))).withLock { $0.\(change) }" : own(change)
      return loop("(\(index), var \(argument)) in \(list).enumerated()", use + [store])
    }
    guard call.isAnsweredByClosure, let type = call.result else { return lines }
    return ["var \(result): \(type)?"] + lines + ["if let \(result) { return \(result) }"]
  }

  private func loop(_ head: String, _ body: [String]) -> [String] {
    Layout.block(("for \(head)", nil, ""), body: body, indent: 4).map { String($0.dropFirst(4)) }
  }

  private func record() -> [String] { record(call.caseName, call.arguments(\.copy)) }

  private func record(_ name: String, _ arguments: [String]) -> [String] {
    let inner = arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
    let function = own(plan.names.spy("record"))
    let line = "\(function)(\(inner))"
    if Layout.fits("    \(line)") || arguments.isEmpty { return [line] }
    return ["\(function)("] + Layout.list(".\(name)", arguments, "", indent: 2) + [")"]
  }

  private var answer: [String] {
    let returns = call.result == nil ? "" : "return "
    let trying = call.canFail ? "try " : ""
    switch call.answer {
    case .nothing: return []
    case .awaited:
      let held = own(call.heldName)
      return ["\(returns)\(trying)await \(call.cast("\(held).next(\(call.argumentsValue))"))"]
    case .result:
      let result = stored(call.resultName, ".take()")
      let value = "\(result).value(for: \(call.argumentsValue))"
      return ["\(returns)\(trying)\(call.cast(value))"]
    }
  }

  /// The use of a property, in the `Mutex` if the spy has one.
  private func stored(_ name: String, _ use: String) -> String {
    isData
      ? "\(own(plan.names.spy("state"))).withLock { $0.\(name)\(use) }" : "\(own(name))\(use)"
  }

  /// The name of a member of the spy, after `self.` if an argument hides it.
  private func own(_ name: String) -> String {
    if call.isStatic, needsSpy { return "\(local).\(name)" }
    return (call.parameters.contains { $0.name.bare == name } ? "self." : "") + name
  }
}

extension PlannedCall {
  /// The result, if the answer's type must be checked, or if the answer makes it.
  fileprivate func cast(_ answer: String) -> String {
    if isMade { return "\(answer)()" }
    guard erasedResult != nil else { return answer }
    return failure.hasPrefix("any ") ? "typedAnswer(\(answer))" : "requiredAnswer(\(answer))"
  }

  /// The answer if `init` gets none; nil if it must get one.
  var standardAnswer: String? { standard ?? (result == nil ? ".success(())" : nil) }

  /// The parameter of an `init` that takes its answer, with a default if `isOptional`.
  func stubParameter(isOptional: Bool) -> String {
    let standard = standardAnswer ?? (isOptional ? ".unanswered()" : nil)
    return "\(caseName.label): \(stub(answerType))\(standard.map { " = \($0)" } ?? "")"
  }

  var answerType: String { answer == .awaited ? "StubbedAnswer" : "StubbedResult" }

  /// ` = .unanswered()` for an answer that `init` cannot take, or nothing.
  var conditionalStart: String {
    isAnsweredLater ? " = \(standardAnswer ?? ".unanswered()")" : ""
  }
}
