/// A function of a protocol on its way to a call of a spy.
struct FunctionDraft {
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "associatedtype", "deinit", "fileprivate",
    "rethrows", "Any", "Self",
  ]

  /// Why no code can be written for it; nil if it can.
  private(set) var obstacle: String?
  /// Whether all that is remembered is surely `Equatable`.
  private(set) var isEquatable = true
  private(set) var call: PlannedCall

  private let known: KnownTypes
  private let crossesThreads: Bool
  private let generics: Generics

  init(
    _ function: Requirement.Function,
    _ requirement: Requirement,
    known: KnownTypes,
    side: DoublePlan.Side
  ) {
    self.known = known
    crossesThreads = side == .data || side == .ownActor
    generics = Generics(function, known: known)
    call = PlannedCall(kind: .function, name: function.name, caseName: function.name)
    call.attributes = requirement.keptAttributes
    call.generics = function.generics.map { "<\($0)>" } ?? ""
    call.whereClause = function.conditions.map { " where \($0)" } ?? ""
    call.effects = function.effects.text
    call.isAsync = function.effects.isAsync
    call.isThrowing = function.effects.isThrowing
    call.failure = function.effects.failureText
    call.isHoldable = function.result.map { !known.isUnsendable($0) } ?? true
    call.result = function.result.flatMap { $0.isVoid ? nil : "\($0)" }
    obstacle =
      requirement.obstacle(named: function.name, side: side)
      ?? self.obstacle(function, isConditional: !requirement.conditions.isEmpty)
    for parameter in function.parameters where obstacle == nil { add(parameter) }
  }

  private func obstacle(_ function: Requirement.Function, isConditional: Bool) -> String? {
    if !(function.name.first.map { $0.isLetter || "_`".contains($0) } ?? false) {
      return "an operator has no name for its calls"
    }
    if function.effects.isRethrowing { return "it throws only what its closure throws" }
    let result = function.result?.words ?? []
    if result.contains("Self") { return "it returns `Self`" }
    if case .opaque? = function.result { return "its result is opaque" }
    if !generics.names.isDisjoint(with: result.union(function.effects.failure?.words ?? [])) {
      return "its result is generic"
    }
    if isConditional, call.answer != .nothing { return "it is inside `#if` and needs an answer" }
    if let result = function.result, crossesThreads, known.isUnsendable(result) {
      return "its result cannot be sent to another thread"
    }
    return nil
  }

  private mutating func add(_ parameter: Parameter) {
    let type = parameter.type.unforced
    let marks = Set(type.marks)
    if marks.contains("inout") {
      obstacle = "`\(parameter.name)` is `inout`"
      return
    }
    if marks.contains(where: { $0.hasPrefix("isolated") }) {
      obstacle = "`\(parameter.name)` is `isolated`"
      return
    }
    if parameter.isVariadic {
      obstacle = "`\(parameter.name)` is variadic"
      return
    }
    if type.words.contains("Self") {
      obstacle = "`\(parameter.name)` is a `Self`"
      return
    }
    let signature = parameter.type.without(["__owned", "__shared"])
    let label = Self.label(parameter.label)
    var planned = PlannedCall.Parameter(
      label: label,
      caseLabel: unique(label, among: call.parameters.map(\.caseLabel)),
      name: name(of: parameter),
      type: "\(signature)",
      value: ""
    )
    if let closure = closure(type) {
      guard closure.isOptional || marks.contains("@escaping") else {
        obstacle = "the closure `\(parameter.name)` does not escape"
        return
      }
      guard generics.names.isDisjoint(with: closure.type.words) else {
        obstacle = "the closure `\(parameter.name)` is generic"
        return
      }
      guard !crossesThreads || !known.isUnsendable(closure.type) else {
        obstacle = "the closure `\(parameter.name)` is not `@Sendable`"
        return
      }
      planned.closure = .init(type: "\(closure.type)", isOptional: closure.isOptional, list: "")
    } else {
      let plain = type.undressed
      guard let value = generics.erased(plain) else {
        obstacle = "`\(parameter.name)` is generic inside another type"
        return
      }
      if crossesThreads, known.isUnsendable(value) {
        obstacle = "`\(parameter.name)` cannot be sent to another thread"
        return
      }
      planned.value = "\(value)"
      planned.isAnswered = call.answer != .awaited || !known.isUnsendable(value)
      isEquatable = isEquatable && known.isEquatable(value)
    }
    call.parameters.append(planned)
  }

  /// The function type of a closure, ready to stand in a list; nil for any other type.
  private func closure(_ type: SwiftType) -> (type: SwiftType, isOptional: Bool)? {
    let bare = type.without(["@escaping", "@autoclosure"])
    let inner = bare.inside
    guard known.function(inner) != nil else {
      // Only a closure can escape, whatever an alias from another file calls it.
      return type.marks.contains("@escaping") ? (bare, false) : nil
    }
    let resolved = known.resolved(inner)
    return resolved.isOptional ? (resolved.inside, true) : (inner, type.isOptional)
  }

  /// Without backticks, which only three labels need.
  private static func label(_ label: String) -> String {
    ["inout", "let", "var"].contains(label.bare) ? label : label.bare
  }

  private func name(of parameter: Parameter) -> String {
    let name = parameter.name == "_" ? "value" : parameter.name.bare
    let free = unique(name, among: call.parameters.map(\.name))
    return Self.keywords.contains(free) ? "`\(free)`" : free
  }

  private func unique(_ name: String, among names: [String]) -> String {
    guard name != "_", names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

extension SwiftType {
  /// The type inside `?`, with its marks.
  fileprivate var inside: SwiftType {
    if case .marked(let marks, let type) = self, type.isOptional {
      .marked(marks, type.unwrapped)
    } else {
      unwrapped
    }
  }

  fileprivate var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(description) }
}
