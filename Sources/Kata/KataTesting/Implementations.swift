import Foundation
import KataKit

/// The implementations of one class of a stage, by the names that `KATA_SUBJECT` uses.
@MainActor
package struct Implementations<Parts, Subject> {
  package typealias Make = @MainActor (Parts) -> Subject

  private let stage: Int
  private let exercise: Make
  private let changed: Make
  private let solution: Make
  private let mutants: [String: Make]
  private let variants: [String: Make]

  /// Without `changed`, no later stage changes the class.
  package init(
    stage: Int,
    exercise: @escaping Make,
    changed: Make? = nil,
    solution: @escaping Make,
    mutants: [String: Make],
    variants: [String: Make]
  ) {
    self.stage = stage
    self.exercise = exercise
    self.changed = changed ?? exercise
    self.solution = solution
    self.mutants = mutants
    self.variants = variants
  }

  /// Makes this implementation, or else the one under test.
  ///
  /// For a mutant or variant of another stage, this class is the solution.
  ///
  /// - Throws: `ImplementationError` for a name without behaviour.
  package func make(_ implementation: Implementation?, from parts: Parts) throws -> Subject {
    let implementation = try implementation ?? ImplementationUnderTest.current
    let make: Make? =
      switch implementation {
      case .exercise: exercise
      case .changed: changed
      case .mutant(stage: stage, let name): mutants[name]
      case .variant(stage: stage, let name): variants[name]
      case .solution, .mutant, .variant: solution
      }
    guard let make else { throw ImplementationError.unknown(implementation.description) }
    return make(parts)
  }

  /// The names of the mutants, and of the variants, that have behaviour.
  package var names: (mutants: Set<String>, variants: Set<String>) {
    (Set(mutants.keys), Set(variants.keys))
  }
}

/// The class with this name in the built tests; nil if its module is not in the build.
///
/// An older stage finds the classes of Stage 5 that replace its own by their names. So it does not
/// link Stage 5, and a learner's first build does not compile it.
package func laterClass(_ name: String) -> AnyClass? { NSClassFromString(name) }
