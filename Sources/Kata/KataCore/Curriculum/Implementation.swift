/// One of the implementations that the suites check.
package enum Implementation: Hashable, Sendable, CustomStringConvertible {
  /// The learner's code; the default.
  case exercise
  /// The learner's code of a later stage that changes older ones, in the suites of those older
  /// stages.
  case changed(by: Int)
  /// The finished stages.
  case solution
  /// The solution, except for one stage that is correct and written differently.
  case variant(stage: Int, name: String)
  /// The solution, except for one stage with one fault.
  case mutant(stage: Int, name: String)
  /// The learner's code of a stage as its history has it after a step.
  case state(stage: Int, after: Int)

  /// Reads the variable's value; nil means the exercise.
  ///
  /// - Throws: `ImplementationError` for a name that `curriculum` does not have.
  package init(_ text: String?, in curriculum: Curriculum) throws(ImplementationError) {
    switch text {
    case nil, "exercise": self = .exercise
    case "solution": self = .solution
    case .some(let text):
      guard let named = Self.all(in: curriculum).first(where: { $0.description == text }) else {
        throw .unknown(text)
      }
      self = named
    }
  }

  /// Every implementation.
  package static func all(in curriculum: Curriculum) -> [Implementation] {
    var all: [Implementation] = [.exercise, .solution]
    for stage in curriculum.stages {
      all.append(.changed(by: stage.number))
      all += stage.mutants.map(stage.implementation)
      all += stage.variants.map(stage.implementation)
      for step in 0...stage.steps.count { all.append(.state(stage: stage.number, after: step)) }
    }
    return all
  }

  package var description: String {
    switch self {
    case .exercise: "exercise"
    case .changed(let stage): "changed:\(stage)"
    case .solution: "solution"
    case .variant(let stage, let name): "variant:\(stage).\(name)"
    case .mutant(let stage, let name): "mutant:\(stage).\(name)"
    case .state(let stage, let step): "state:\(stage).\(step)"
    }
  }
}

extension Stage {
  /// The correct implementations: the solution, and those that are written differently.
  package var correct: [Implementation] { [.solution] + variants.map(implementation) }

  /// The implementations that judge the learner's tests; the faults of the step `first` come before
  /// the others, so that a slow test runs at least on those.
  package func judges(first step: Step? = nil) -> [Implementation] {
    let near = step?.stage == number ? step?.mutants ?? [] : []
    let others = mutants.filter { !near.contains($0) }
    return correct + (near + others).map(implementation)
  }
}

extension Implementation {
  /// Whether it is the learner's code of a later stage.
  package var isChanged: Bool { if case .changed = self { true } else { false } }
}

/// A name of an implementation without a row or without behaviour.
package enum ImplementationError: Error, Equatable, CustomStringConvertible {
  /// Neither the curriculum nor the stages' subjects have this name.
  case unknown(String)
  /// These names of mutants or variants are only in the stage's rows, or only in its subjects.
  case strays(stage: Int, [String])

  package var description: String {
    switch self {
    case .unknown(let text):
      """
      KATA_SUBJECT is "\(text)", which names no implementation; use exercise, solution, \
      variant:STAGE.NAME or mutant:STAGE.NAME, with a name that kata verify lists; or all.
      """
    case .strays(let stage, let names):
      """
      The rows and the subjects of stage \(stage) differ in these mutants or variants: \
      \(names.joined(separator: ", "))
      """
    }
  }
}
