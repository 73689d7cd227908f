extension PlannedCall {
  var answer: Answer {
    if kind == .initializer || personal != nil { return .nothing }
    if effects.isAsync, isHoldable { return .awaited }
    return result != nil || canFail ? .result : .nothing
  }

  /// The arguments that a `Call` remembers.
  var remembered: [Parameter] { parameters.filter { $0.closure == nil && $0.omission == nil } }
  /// The arguments from which an answer is made.
  var answered: [Parameter] { remembered.filter(\.isAnswered) }
  var closures: [Parameter] { parameters.filter { $0.closure != nil } }

  /// `load(from:completion:)`, or a property's name.
  var fullName: String {
    guard kind != .property else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// The function in which a person answers it.
  var personalName: String { "answer" + caseName.capitalizedFirst }

  var heldName: String { "held" + caseName.capitalizedFirst }
  var resultName: String { caseName.bare + "Result" }

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
  /// The name as a label; few labels need backticks.
  var label: String {
    let inner = filter { $0 != "`" }
    return inner == bare && !["inout", "let", "var"].contains(inner) ? inner : self
  }
}

extension StringProtocol {
  var capitalizedFirst: String { bare.prefix(1).uppercased() + bare.dropFirst() }

  /// Without backticks, and in camel case if it needs them.
  var bare: String {
    guard utf8.contains(UInt8(ascii: "`")) else { return String(self) }
    let words = String(filter { $0 != "`" }).split {
      !$0.isLetter && !$0.isNumber && !"_$".contains($0)
    }
    guard words.count > 1 else { return String(filter { $0 != "`" }) }
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
