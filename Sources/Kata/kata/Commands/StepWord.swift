import CommandLineKit
import KataCore
import KataLearner
import KataStages

/// A step as people name it: by its name, as `1.4`, or by its number alone if a stage is known.
struct StepWord: ArgumentValue {
  private let word: String

  init?(argument: String) {
    let steps = Curriculum.viperKata.steps
    let isKnown = steps.contains { [$0.label, $0.name, "\($0.number)"].contains(argument) }
    guard isKnown else { return nil }
    word = argument
  }

  /// The step with that name, in one stage or in all.
  ///
  /// - Throws: `ArgumentError.badValue` if there is no such step.
  func step(in stage: Stage? = nil) throws(ArgumentError) -> Step {
    let steps = stage?.steps ?? Curriculum.viperKata.steps
    let found = steps.first { step in
      [step.label, step.name].contains(word) || (stage != nil && word == "\(step.number)")
    }
    guard let found else {
      let place =
        stage.map { "stage \($0.number), which has steps 1 to \(steps.count)" } ?? "the kata"
      let reason = "there is no such step in \(place)"
      throw .badValue("STEP", value: word, reason: reason, nearest: nil)
    }
    return found
  }
}
