/// Which implementation the suites check, as `KATA_SUBJECT` says.
public enum SubjectChoice: Hashable, Sendable, CustomStringConvertible {
  /// What the learner wrote; the default.
  case exercise
  /// The finished stages.
  case solution
  /// The solution, but for one stage that is correct and written differently.
  case variant(Stage, String)
  /// The solution, but for one stage with one fault.
  case mutant(Stage, String)

  /// Reads the variable's value; nothing and "" mean the exercise.
  ///
  /// - Throws: `SubjectChoiceError` for anything that names no subject.
  public init(_ text: String?) throws(SubjectChoiceError) {
    switch text {
    case nil, "", "exercise": self = .exercise
    case "solution": self = .solution
    case .some(let text):
      let known = Stage.allCases.flatMap { stage in
        Catalogue.mutants(of: stage).map(\.subject) + Catalogue.variants(of: stage).map(\.subject)
      }
      guard let choice = known.first(where: { $0.description == text }) else {
        throw .unknown(text)
      }
      self = choice
    }
  }

  public var description: String {
    switch self {
    case .exercise: "exercise"
    case .solution: "solution"
    case .variant(let stage, let name): "variant:\(stage.number).\(name)"
    case .mutant(let stage, let name): "mutant:\(stage.number).\(name)"
    }
  }
}

/// A value of `KATA_SUBJECT` that names no subject.
public enum SubjectChoiceError: Error, Equatable, CustomStringConvertible {
  case unknown(String)

  public var description: String {
    switch self {
    case .unknown(let text):
      """
      KATA_SUBJECT is "\(text)", which names no subject; use exercise, solution, \
      variant:STAGE.NAME or mutant:STAGE.NAME, with a name that kata verify lists.
      """
    }
  }
}
