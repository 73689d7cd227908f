extension PlannedCall {
  /// The reason why a person writes its answer; nil if the double has one.
  var personal: String? {
    let reasons = parameters.compactMap { parameter in
      if case .personal(let reason) = parameter.use { reason } else { nil }
    }
    return resultReason ?? reasons.first
  }

  var answer: Answer {
    if kind == .initializer || personal != nil { return .nothing }
    if effects.isAsync, isHoldable { return .awaited }
    return result != nil || canFail ? .result : .nothing
  }

  /// The arguments that a `Call` remembers.
  var remembered: [Parameter] {
    parameters.filter { if case .recorded = $0.use { true } else { $0.use == .evaluated } }
  }

  /// A text of each of them, behind its label in the case.
  func arguments(_ text: KeyPath<Parameter, String>) -> [String] {
    remembered.map { ($0.caseLabel == "_" ? "" : "\($0.caseLabel): ") + $0[keyPath: text] }
  }

  /// The arguments from which an answer is made.
  var answered: [Parameter] { remembered.filter { $0.use != .recorded(isAnswered: false) } }
  var closures: [Parameter] {
    parameters.filter { if case .kept = $0.use { true } else { false } }
  }

  /// The property that keeps a closure.
  func list(of closure: Parameter) -> String { free(named(for: closure).plural) }

  /// A name from those of the case and of a closure.
  func named(for closure: Parameter) -> String {
    let name = closure.name.capitalizedFirst
    let base = caseName.bare
    return base.hasSuffix(name) ? base : base + name
  }

  /// `load(from:completion:)`, or a property's name.
  var fullName: String {
    guard kind != .property else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// The function in which a person answers it.
  var personalName: String { free("answer" + caseName.capitalizedFirst) }

  var heldName: String { free("held" + caseName.capitalizedFirst) }
  var resultName: String {
    names?.result(caseName.bare + "Result") ?? caseName.bare + "Result"
  }

  func free(_ name: String) -> String { names?.spy(name) ?? name }

  /// `StubbedResult<(Int, String), Void, any Error>` and similar types.
  func stub(_ generic: String) -> String {
    "\(generic)<\(argumentsType), \(value ?? known.standard("Void")), \(failure)>"
  }

  /// The type of an error in its answer.
  var failure: String {
    guard canFail else { return known.standard("Never") }
    return effects.failure?.description ?? "any \(known.standard("Error"))"
  }

  var isStatic: Bool { modifier.hasPrefix("static") }

  /// The result type in a place that does not allow `!`.
  var value: String? {
    erasedResult ?? result.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
  }

  /// The type of all arguments from which an answer is made, as one.
  var argumentsType: String {
    switch answered.count {
    case 0: known.standard("Void")
    case 1: answered[0].value
    default: "(" + answered.map(\.value).joined(separator: ", ") + ")"
    }
  }

  /// `()`, `range` or `(name, dueDate)`.
  var argumentsValue: String {
    let values = answered.map(\.copy)
    return values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
  }

  /// The code with which a caller uses the member: `load(from: page)`, `title` or `[at: index]`.
  func use(_ values: [String]) -> (head: String, items: [String]?) {
    let items = zip(parameters, values).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
    return switch kind {
    case .property: (".\(name)", nil)
    case .subscript: ("[\(items.joined(separator: ", "))]", nil)
    case .function: (".\(name)", items)
    case .initializer: ("", items)
    }
  }
}

extension PlannedCall.Parameter {
  /// The argument for another function with the same parameter.
  var passedOn: String {
    if let autoclosure { return "\(autoclosure)\(name)()" }
    return isInout ? "&\(name)" : name
  }

  /// The kept form of the argument.
  var copy: String { isCopied ? "copy \(name)" : name }
}

extension String {
  /// The plural of an English name, such as `retries`.
  var plural: String {
    if hasSuffix("y"), let before = dropLast().last, !"aeiouAEIOU".contains(before) {
      return dropLast() + "ies"
    }
    return self + (["s", "x", "z", "ch", "sh"].contains(where: hasSuffix) ? "es" : "s")
  }

  /// The name as a label; few labels need backticks.
  var label: String {
    let inner = filter { $0 != "`" }
    return inner == bare && !["inout", "let", "var"].contains(inner) ? inner : self
  }
}

extension StringProtocol {
  var capitalizedFirst: String { bare.prefix(1).uppercased() + bare.dropFirst() }

  /// Without backticks, and in camel case and behind `_` if it needs them.
  var bare: String {
    guard utf8.contains(UInt8(ascii: "`")) else { return String(self) }
    let text = String(filter { $0 != "`" })
    let words = text.split { !$0.isLetter && !$0.isNumber && !"_$".contains($0) }
    let name = words.dropFirst().reduce(words.count > 1 ? String(words[0]) : text) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return name.first?.isNumber == true ? "_\(name)" : name
  }
}
