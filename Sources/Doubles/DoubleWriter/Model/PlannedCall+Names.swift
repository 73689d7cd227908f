extension PlannedCall {
  var answer: Answer {
    if isAsync, isHoldable { return .awaited }
    return result != nil || isThrowing ? .result : .nothing
  }

  /// The arguments that a `Call` remembers.
  var remembered: [Parameter] { parameters.filter { $0.closure == nil } }
  /// The arguments that an answer is made from.
  var answered: [Parameter] { remembered.filter(\.isAnswered) }
  var closures: [Parameter] { parameters.filter { $0.closure != nil } }

  /// `load(from:completion:)`, or a property's name.
  var fullName: String {
    guard kind == .function else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  var heldName: String { "held" + caseName.capitalizedFirst }
  var resultName: String { caseName.bare + "Result" }

  /// `StubbedResult<(Int, String), Void, any Error>` and the like.
  func stub(_ generic: String) -> String {
    "\(generic)<\(argumentsType), \(value ?? "Void"), \(failure)>"
  }

  /// The type of what is returned where `!` may not stand.
  var value: String? {
    result.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
  }

  /// The type of all arguments that an answer is made from, as one.
  var argumentsType: String {
    switch answered.count {
    case 0: "Void"
    case 1: answered[0].value
    default: "(" + answered.map(\.value).joined(separator: ", ") + ")"
    }
  }

  /// `()`, `range` or `(name, dueDate)`.
  var argumentsValue: String {
    answered.count == 1
      ? answered[0].name : "(" + answered.map(\.name).joined(separator: ", ") + ")"
  }
}

extension StringProtocol {
  var capitalizedFirst: String { bare.prefix(1).uppercased() + bare.dropFirst() }

  /// Without backticks.
  var bare: String { String(filter { $0 != "`" }) }
}
