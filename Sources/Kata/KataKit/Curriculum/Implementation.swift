/// Which implementation the suites check, as `KATA_SUBJECT` says.
package enum Implementation: Hashable, Sendable, CustomStringConvertible {
  /// The learner's code; the default.
  case exercise
  /// What the learner wrote in the stage that changes others, in the suites of those others.
  case changed
  /// The finished stages.
  case solution
  /// The solution, but for one stage that is correct and written differently.
  case variant(stage: Int, name: String)
  /// The solution, but for one stage with one fault.
  case mutant(stage: Int, name: String)

  /// Reads the variable's value; nothing and "" mean the exercise.
  ///
  /// - Throws: `ImplementationError` for anything that `curriculum` does not have.
  package init(_ text: String?, in curriculum: Curriculum) throws(ImplementationError) {
    switch text {
    case nil, "", "exercise": self = .exercise
    case "changed": self = .changed
    case "solution": self = .solution
    case .some(let text):
      let known = curriculum.stages.flatMap { stage in
        stage.mutants.map(stage.implementation) + stage.variants.map(stage.implementation)
      }
      guard let named = known.first(where: { $0.description == text }) else {
        throw .unknown(text)
      }
      self = named
    }
  }

  package var description: String {
    switch self {
    case .exercise: "exercise"
    case .changed: "changed"
    case .solution: "solution"
    case .variant(let stage, let name): "variant:\(stage).\(name)"
    case .mutant(let stage, let name): "mutant:\(stage).\(name)"
    }
  }
}

/// A value of `KATA_SUBJECT` that names no implementation.
package enum ImplementationError: Error, Equatable, CustomStringConvertible {
  /// Neither the curriculum nor the code behind it has this name.
  case unknown(String)

  package var description: String {
    switch self {
    case .unknown(let text):
      """
      KATA_SUBJECT is "\(text)", which names no implementation; use exercise, solution, \
      variant:STAGE.NAME or mutant:STAGE.NAME, with a name that kata verify lists.
      """
    }
  }
}
