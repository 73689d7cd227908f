import KataCore

/// The neighbours and values that a class of a stage is made of.
@MainActor
package protocol SubjectParts {
  associatedtype Subject

  static var implementations: Implementations<Self, Subject> { get }
}

extension SubjectParts {
  /// A function that makes an implementation.
  package typealias Make = Implementations<Self, Subject>.Make

  /// Makes the subject that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package func make(_ implementation: Implementation? = nil) throws -> Subject {
    try Self.implementations.make(implementation, from: self)
  }

  /// The same parts with a change.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var parts = self
    change(&parts)
    return parts
  }
}

/// The functions that make the classes of a stage.
@MainActor
package protocol StageClasses: SubjectParts where Subject == Self {
  /// Makes the finished classes.
  static var solution: Self { get }
}

extension StageClasses {
  /// The classes that are checked, or this implementation of them.
  package static func make(_ implementation: Implementation? = nil) throws -> Self {
    try solution.make(implementation)
  }
}

/// The learner's classes of a stage.
///
/// Each stage has one in a module of its own, with the name `Registry`. A stage that changes older
/// ones also has the classes for their suites.
@MainActor
package protocol StageRegistry {
  /// Makes the class with these parts; nil if there is none.
  static func make(_ parts: Any) -> Any?
}
