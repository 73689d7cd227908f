/// The table of everything the kit asks and checks.
public enum Catalogue {
  /// The steps of a stage in their order, numbered from 1.
  public static func steps(of stage: Stage) -> [Step] {
    let entries: [StepEntry] =
      switch stage {
      case .interactor: interactorSteps
      case .presenter: presenterSteps
      case .textView: textViewSteps
      }
    return entries.enumerated().map { index, entry in
      Step(
        stage: stage,
        number: index + 1,
        name: entry.name,
        title: entry.title,
        level: entry.level,
        kind: entry.kind,
        author: entry.author,
        test: entry.test,
        before: entry.before,
        hints: entry.hints
      )
    }
  }

  /// The faulty implementations of a stage.
  public static func mutants(of stage: Stage) -> [Mutant] {
    switch stage {
    case .interactor:
      InteractorMutant.allCases.map { mutant in
        Mutant(stage: stage, name: mutant.rawValue, story: mutant.story, step: mutant.step)
      }
    case .presenter:
      PresenterMutant.allCases.map { mutant in
        Mutant(stage: stage, name: mutant.rawValue, story: mutant.story, step: mutant.step)
      }
    case .textView:
      TextViewMutant.allCases.map { mutant in
        Mutant(stage: stage, name: mutant.rawValue, story: mutant.story, step: mutant.step)
      }
    }
  }

  /// The implementations of a stage that are correct and written differently.
  public static func variants(of stage: Stage) -> [Variant] {
    switch stage {
    case .interactor:
      InteractorVariant.allCases.map { variant in
        Variant(stage: stage, name: variant.rawValue, difference: variant.difference)
      }
    case .presenter:
      PresenterVariant.allCases.map { variant in
        Variant(stage: stage, name: variant.rawValue, difference: variant.difference)
      }
    case .textView:
      TextViewVariant.allCases.map { variant in
        Variant(stage: stage, name: variant.rawValue, difference: variant.difference)
      }
    }
  }

  /// The step that a test method of the stage's suites checks; nil for any other method.
  public static func step(of stage: Stage, test: String) -> Step? {
    steps(of: stage).first { $0.test == test }
  }
}

/// A row of the table; stage and number come from where it stands.
struct StepEntry {
  var name: String
  var title: String
  var level: Step.Level
  var kind: Step.Kind = .driving
  var author: Step.Author = .given
  var test: String
  var before: String?
  var hints: [String]
}
