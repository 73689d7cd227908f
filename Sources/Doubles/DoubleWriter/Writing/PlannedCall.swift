/// A member whose calls a spy keeps.
struct PlannedCall: Sendable {
  struct Parameter: Equatable, Sendable {
    /// The use of an argument in the double.
    enum Use: Equatable, Sendable {
      /// A `Call` has it; an answer can perhaps be made from it.
      case recorded(isAnswered: Bool)
      /// An autoclosure is called first, and a `Call` has its value.
      case evaluated
      /// A closure is kept in a list, and not called.
      case kept(isOptional: Bool)
      /// A closure is called, and not kept.
      case run(ClosureRun)
      /// A `Call` cannot have it, for that reason.
      case omitted(String)
      /// A person has to use it, for that reason.
      case personal(String)
    }

    /// The name for callers; `_` for none.
    var label: String
    /// The label in the case; differs from `label` if two arguments have the same label.
    var caseLabel: String
    /// The name inside the double.
    var name: String
    /// The type in the signature.
    var type: String
    /// The type in the case and in the arguments of an answer, or in the list of closures.
    var value = ""
    var use = Use.recorded(isAnswered: true)
    /// Whether the recorded value, if there is one, is surely `Equatable`.
    var isEquatable = true
    var isInout: Bool
    var isVariadic: Bool
    /// Whether the signature states its ownership, so that a copy is kept.
    var isCopied: Bool
    /// The words before a call of it, such as `try `; nil if it is not an autoclosure.
    var autoclosure: String?
  }

  /// The way in which a call returns.
  enum Answer: Equatable, Sendable {
    case nothing
    case result
    case awaited
  }

  let kind: Requirement.Member.Kind
  let known: KnownTypes
  var name: String
  /// The words for the name of its case, and for that of its setter if it has one.
  let words: [[String]]
  /// The name of its case; differs from `name` if a name is overloaded.
  var caseName: String
  /// The name of its setter's case; nil if it has no setter.
  var setter: String?
  /// The names that the double uses itself.
  var names: OwnNames?
  /// `static `, `nonisolated ` or nothing.
  let modifier: String
  var attributes: [String]
  /// Whether a result builder builds a body without `return`.
  let isBuilt: Bool
  let generics: GenericClause
  var parameters: [Parameter] = []
  let effects: Effects
  /// Whether its answer can be an error.
  var canFail: Bool
  /// Whether its value can be sent by the test that gives it later.
  var isHoldable: Bool
  /// Whether all values in its cases are surely `Equatable`.
  var isEquatable = true
  /// The written result type; nil if nothing is returned.
  var result: String?
  /// The type of an answer, if it is not that of the result.
  var erasedResult: String?
  /// Whether an answer is a function that makes the result, which cannot be sent itself.
  private(set) var isMade = false
  /// Whether it returns the double; it has no other result then.
  var returnsSelf = false
  /// The reason why a person makes its result; nil if the double has an answer.
  var resultReason: String?
  /// Whether no `init` can take its answer, because it is inside `#if`, for example.
  let isConditional: Bool
  /// Whether a property has its answer, and no parameter of `init`.
  var isAnsweredLater: Bool { isConditional || isAnsweredByClosure }
  /// The answer without an argument of `init`; nil if there is none.
  let standard: String?

  init(_ member: Requirement.Member, _ requirement: Requirement, _ context: DraftContext) {
    (kind, name, caseName, known) = (member.kind, member.name, member.name, context.known)
    (effects, canFail) = (member.effects, member.effects.canThrow)
    words = member.caseWords
    generics = GenericClause(
      parameters: [member.generics].compactMap(\.self),
      conditions: [member.conditions].compactMap(\.self)
    )
    let isProperty = kind == .property
    isHoldable = member.result.map(context.canHold) ?? true
    result = member.result.flatMap { $0.isVoid && !isProperty ? nil : "\($0)" }
    let isOptional = isProperty && member.isSettable && member.result?.isOptional == true
    standard = isOptional ? ".success(nil)" : nil
    attributes = requirement.keptAttributes
    // The attributes of the language begin with a small letter.
    isBuilt = requirement.attributes.contains { attribute in
      attribute.dropFirst().first?.isUppercase == true && !context.known.isGlobalActor(attribute)
    }
    modifier = requirement.modifier(on: context.side)
    isConditional = !requirement.conditions.isEmpty || context.inheritsInitializers
  }

  /// Keeps functions that make values of the type, because the values cannot be sent.
  mutating func makes(_ type: SwiftType) {
    isMade = true
    isHoldable = true
    erasedResult = "@Sendable () -> \(type.undressed.unforced)"
  }
}
