/// A member whose calls a spy keeps.
struct PlannedCall: Sendable {
  enum Kind: Equatable, Sendable {
    case function
    case initializer
    case property
    case `subscript`
  }

  struct Parameter: Equatable, Sendable {
    /// A closure that is kept and not called.
    struct Closure: Equatable, Sendable {
      var type: String
      var isOptional: Bool
      /// The property that keeps it.
      var list: String
    }

    /// The name for callers; `_` for none.
    var label: String
    /// The label in the case; differs from `label` if two arguments have the same label.
    var caseLabel: String
    /// The name inside the double.
    var name: String
    /// The type in the signature.
    var type: String
    /// The type in the case and in the arguments of an answer.
    var value: String
    /// The closure; nil for an argument that is recorded.
    var closure: Closure?
    /// Whether an answer can be made from it.
    var isAnswered = true
    var isInout = false
    var isVariadic = false
    /// Whether the signature states its ownership, so that a copy is kept.
    var isCopied = false
    /// The words before a call of it, such as `try `; nil if it is not an autoclosure.
    var autoclosure: String?
    /// The reason why a `Call` cannot have its value, for a comment; nil if it can.
    var omission: String?
    /// Whether it is an autoclosure that is called first, so that its value is recorded.
    var isEvaluated = false
  }

  /// The way in which a call returns.
  enum Answer: Equatable, Sendable {
    case nothing
    case result
    case awaited
  }

  var kind: Kind
  let known: KnownTypes
  var name: String
  /// The name of its case; differs from `name` if a name is overloaded.
  var caseName: String
  /// The name of its setter's case; nil if it has no setter.
  var setter: String?
  /// Whether a call has a case; false for a property whose reads are not recorded.
  var isRecorded = true
  /// `static `, `nonisolated ` or nothing.
  let modifier: String
  var attributes: [String]
  /// Whether a result builder builds a body without `return`.
  let isBuilt: Bool
  /// `<Item: Codable>`, or nothing.
  var generics = ""
  /// ` where Item: Codable`, or nothing.
  var whereClause = ""
  var parameters: [Parameter] = []
  var effects: Requirement.Effects
  /// Whether its answer can be an error.
  var canFail: Bool
  /// Whether its value can be sent by the test that gives it later.
  var isHoldable = true
  /// The written result type; nil if nothing is returned.
  var result: String?
  /// The type of an answer, if it is not that of the result.
  var erasedResult: String?
  /// Whether an answer is a function that makes the result, which cannot be sent itself.
  private(set) var isMade = false
  /// Whether it returns the double; it has no other result then.
  var returnsSelf = false
  /// The reason why a person writes its answer; nil if the double has one.
  var personal: String?
  /// Whether it is inside `#if`, so that `init` cannot take its answer.
  let isConditional: Bool
  /// The answer without an argument of `init`; nil if there is none.
  var standard: String?

  init(
    _ kind: Kind,
    _ name: String,
    _ effects: Requirement.Effects,
    _ requirement: Requirement,
    _ context: DraftContext
  ) {
    (self.kind, self.name, caseName, known) = (kind, name, name, context.known)
    (self.effects, canFail) = (effects, effects.canThrow)
    attributes = requirement.keptAttributes
    // The attributes of the language begin with a small letter.
    isBuilt = requirement.attributes.contains { attribute in
      attribute.dropFirst().first?.isUppercase == true && !context.known.isGlobalActor(attribute)
    }
    modifier = requirement.modifier(on: context.side)
    isConditional = !requirement.conditions.isEmpty
  }

  /// Keeps functions that make values of the type, because the values cannot be sent.
  mutating func makes(_ type: SwiftType) {
    isMade = true
    isHoldable = true
    erasedResult = "@Sendable () -> \(type.undressed.unforced)"
  }
}
