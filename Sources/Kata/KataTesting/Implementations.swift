import Foundation
import KataCore
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
    variants: [String: Make]
  ) {
    self.stage = stage
    self.solution = solution
    self.mutants = mutants
    self.variants = variants
    let row = Curriculum.viperKata.stage(stage)
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
      case .exercise: learners(of: "\(stem(of: stage))Registry", from: parts)
      case .changed(let later): learners(of: "\(stem(of: later))Registry", from: parts)
      // Steps that change no code have the module of the step before.
      case .state(let owner, let step):
        (0...step).reversed().lazy.compactMap { step in
          learners(of: "\(stem(of: owner))State\(step)", from: parts)
        }.first ?? (owner == stage ? nil : solution(parts))
      case .mutant(stage: stage, let name): mutants[name]?(parts)
      case .variant(stage: stage, let name): variants[name]?(parts)
      case .solution, .mutant, .variant: solution(parts)
      }
    guard let subject else { throw ImplementationError.unknown(implementation.description) }
    return subject
  }

  // Only a name leads to the learner's class: what links it is compiled anew when a save changes its
  // declarations, and the subjects and the suites take longest.
  private func learners(of module: String, from parts: Parts) -> Subject? {
    let registry = NSClassFromString("\(module).Registry") as? any StageRegistry.Type
    return registry?.make(parts) as? Subject
  }

  private func stem(of stage: Int) -> String {
    StageRun.current.curriculum.stage(stage)?.stem ?? ""
  }
}

extension Implementation {
  /// The implementation that a test gets now.
  ///
  /// It is not for the learner's tests, which shall not know it.
  static var underTest: Implementation { StageRun.current.implementation }
}

/// Whether the running test gets the learner's code of the stage that changes this one.
package var isChangeUnderTest: Bool {
  switch Implementation.underTest {
  case .changed: true
  case .state(let owner, _): StageRun.current.runningStep.map { $0.stage != owner } ?? false
  case .exercise, .solution, .variant, .mutant: false
  }
}
