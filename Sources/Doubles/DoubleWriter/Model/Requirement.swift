/// One requirement of a protocol.
struct Requirement: Equatable, Sendable {
  /// The kind of the requirement.
  enum Kind: Equatable, Sendable {
    case member(Member)
    case associatedType(AssociatedType)
    case typeAlias(name: String, type: SwiftType)
  }

  /// A member of each conforming type.
  struct Member: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case function
      case initializer
      case property
      case `subscript`
    }

    var kind: Kind
    /// Its name, or its keyword if it has none.
    var name: String
    /// `?` or `!` after `init`, or nothing.
    var suffix = ""
    /// The text between `<` and `>`; nil if nothing is generic.
    var generics: String?
    var parameters: [Parameter] = []
    var effects = Effects()
    /// The type of a result or a property; nil if none is written.
    var result: SwiftType?
    /// Whether a property or subscript has a setter.
    var isSettable = false
    /// The text after `where`; nil if there is none.
    var conditions: String?
  }

  struct AssociatedType: Equatable, Sendable {
    var name: String
    /// The types after the colon.
    var bounds: [String] = []
    /// The text after `where`; nil if there is none.
    var conditions: String?
  }

  var kind: Kind
  /// `@MainActor`, `@objc`, `@discardableResult`, … as they are written.
  var attributes: [String] = []
  /// `static`, `mutating`, `nonisolated`, `optional`, … as they are written.
  var modifiers: [String] = []
  /// The `#if` conditions around it, the outermost first.
  var conditions: [String] = []
  /// The path of the protocol that requires it.
  var scope: [String] = []

  /// The member that is required; nil if it is a type.
  var member: Member? {
    if case .member(let member) = kind { member } else { nil }
  }

  /// The names in the types of its member.
  var words: Set<String> {
    let types = (member?.parameters ?? []).map(\.type)
    let others = [member?.result, member?.effects.failure].compactMap(\.self)
    return Set((types + others).flatMap(\.words))
  }

  /// The requirement with all types of its member changed.
  func changingTypes(_ change: (SwiftType) -> SwiftType) -> Requirement {
    guard var member else { return self }
    for index in member.parameters.indices {
      member.parameters[index].type = change(member.parameters[index].type)
    }
    member.result = member.result.map(change)
    member.effects = member.effects.changingTypes(change)
    var changed = self
    changed.kind = .member(member)
    return changed
  }
}

/// One parameter of a function.
struct Parameter: Equatable, Sendable {
  /// The name for callers; `_` for none.
  var label: String
  /// The name inside the function; equal to the label if only one name is written.
  var name: String
  var type: SwiftType
  var isVariadic = false
}
