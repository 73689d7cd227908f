import Foundation
import KataRun
import KataStages

/// The implementations of one class of a stage, by the names that `KATA_SUBJECT` uses.
@MainActor
package struct Implementations<Parts, Subject> {
  package typealias Make = @MainActor (Parts) -> Subject

  private let stage: Int
  private let solution: Make
  private let mutants: [String: Make]
  private let variants: [String: Make]
  /// The names without a row, and the names of rows without behaviour, sorted.
  private let strays: [String]

  /// Takes one function for each name in the stage's rows.
  package init(
    stage: Int,
    solution: @escaping Make,
    mutants: [String: Make],
    variants: [String: Make],
    rows: Curriculum = .viperKata
  ) {
    self.stage = stage
    self.solution = solution
    self.mutants = mutants
    self.variants = variants
    let row = rows.stage(stage)
    let ofMutants = Set(row?.mutants.map(\.name) ?? []).symmetricDifference(mutants.keys)
    let ofVariants = Set(row?.variants.map(\.name) ?? []).symmetricDifference(variants.keys)
    strays = ofMutants.sorted() + ofVariants.sorted()
  }

  /// Makes this implementation, or else the one under test.
  ///
  /// For a mutant or variant of another stage, this class is the solution.
  ///
  /// - Throws: `ImplementationError` for a name without behaviour, or if rows and behaviour differ.
  package func make(_ implementation: Implementation?, from parts: Parts) throws -> Subject {
    guard strays.isEmpty else { throw ImplementationError.strays(stage: stage, strays) }
    let implementation = implementation ?? .underTest
    let subject: Subject? =
      switch implementation {
      case .exercise: learners(of: stage, from: parts)
      case .changed(let later): learners(of: later, from: parts)
      case .mutant(stage: stage, let name): mutants[name]?(parts)
      case .variant(stage: stage, let name): variants[name]?(parts)
      case .solution, .mutant, .variant: solution(parts)
      }
    guard let subject else { throw ImplementationError.unknown(implementation.description) }
    return subject
  }

  // Only a name leads to the learner's class: what links it is compiled anew when a save changes its
  // declarations, and the subjects and the suites take longest.
  private func learners(of stage: Int, from parts: Parts) -> Subject? {
    let module = Curriculum.viperKata.stage(stage).map { "\($0.stem)Registry" } ?? ""
    let registry = NSClassFromString("\(module).Registry") as? any StageRegistry.Type
    return registry?.make(parts) as? Subject
  }
}

extension Implementation {
  /// The implementation that a test gets now.
  ///
  /// `KATA_SUBJECT` is read once: code that changes the environment later has no effect.
  ///
  /// It is not for the learner's tests, which shall not know it.
  static var underTest: Implementation { StageRun.current.implementation }
}

/// Whether the running test gets the learner's code of the stage that changes this one.
package var isChangeUnderTest: Bool { Implementation.underTest.isChanged }
