import Foundation
import KataRun

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

/// Makes the subject of a later stage, for the suites of an older one.
@MainActor
package protocol LaterMaker<Parts, Subject> {
  associatedtype Parts
  associatedtype Subject

  static func make(_ parts: Parts) -> Subject
}

/// The function of the maker with this name in the built tests; nil if its module is not in the build.
///
/// An older stage finds the classes of Stage 5 that replace its own by the names of their makers. So
/// it does not link Stage 5, and a learner's first build does not compile it.
@MainActor
package func laterMaker<Parts, Subject>(_ name: String) -> Implementations<Parts, Subject>.Make? {
  guard let maker = NSClassFromString(name) as? any LaterMaker<Parts, Subject>.Type else {
    return nil
  }
  return { maker.make($0) }
}
