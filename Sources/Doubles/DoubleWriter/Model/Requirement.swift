/// One requirement of a protocol.
struct Requirement: Equatable, Sendable {
  /// The kind of the requirement.
  enum Kind: Equatable, Sendable {
    case function(Function)
    case property(Property)
    case initializer(Function, suffix: String)
    case `subscript`(Function, isSettable: Bool)
    case associatedType(AssociatedType)
    case typeAlias(name: String, type: SwiftType)
  }

  /// A function; initializers and subscripts have its parts, too.
  struct Function: Equatable, Sendable {
    var name: String
    /// The text between `<` and `>`; nil if nothing is generic.
    var generics: String?
    var parameters: [Parameter]
    var effects = Effects()
    /// The result type; nil if none is written.
    var result: SwiftType?
    /// The text after `where`; nil if there is none.
    var conditions: String?
  }

  struct Property: Equatable, Sendable {
    var name: String
    var type: SwiftType
    var isSettable = false
    var effects = Effects()
  }

  struct AssociatedType: Equatable, Sendable {
    var name: String
    /// The types after the colon.
    var bounds: [String] = []
    /// The text after `where`; nil if there is none.
    var conditions: String?
  }

  /// The effects of a call.
  struct Effects: Equatable, Sendable {
    var isAsync = false
    /// Whether it has `throws`, with or without a type.
    var isThrowing = false
    /// The type after `throws`; nil if none is written.
    var failure: SwiftType?
    var isRethrowing = false
  }

  var kind: Kind
  /// `@MainActor`, `@objc`, `@discardableResult`, … as they are written.
  var attributes: [String] = []
  /// `static`, `mutating`, `nonisolated`, `optional`, … as they are written.
  var modifiers: [String] = []
  /// The `#if` conditions around it, the outermost first.
  var conditions: [String] = []
  /// The line in the file, counted from 1.
  var line: Int
  /// The path of the protocol that requires it.
  var scope: [String] = []

  /// The requirement with all its types changed.
  func changingTypes(_ change: (SwiftType) -> SwiftType) -> Requirement {
    var changed = self
    switch kind {
    case .function(let function): changed.kind = .function(function.changingTypes(change))
    case .initializer(let function, let suffix):
      changed.kind = .initializer(function.changingTypes(change), suffix: suffix)
    case .subscript(let function, let isSettable):
      changed.kind = .subscript(function.changingTypes(change), isSettable: isSettable)
    case .property(var property):
      property.type = change(property.type)
      changed.kind = .property(property)
    case .associatedType, .typeAlias: break
    }
    return changed
  }
}

extension Requirement.Function {
  fileprivate func changingTypes(_ change: (SwiftType) -> SwiftType) -> Requirement.Function {
    var changed = self
    for index in parameters.indices {
      changed.parameters[index].type = change(parameters[index].type)
    }
    changed.result = result.map(change)
    changed.effects.failure = effects.failure.map(change)
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
