import CommandLineKit
import KataJudge
import KataReports
import KataRun
import KataStages

/// A command of `kata`, with its parameters and its action.
protocol KataCommand: Command {
  /// Runs the command.
  ///
  /// - Throws: an error whose description gives the problem and the next step.
  func run() async throws -> ExitStatus
}

extension KataCommand {
  /// The description of `--core`.
  static var coreHelp: String {
    "only the core steps (Stages 1 and 2: 90 minutes)"
  }
}

extension Program.Entry where Action == @Sendable () async throws -> ExitStatus {
  init<C: KataCommand>(_ command: C.Type, isHidden: Bool = false) {
    self.init(command, isHidden: isHidden) { command in { try await command.run() } }
  }
}

// People name a stage by its number or by its name.
extension Stage: ArgumentValue {
  package static var words: [String] {
    Curriculum.viperKata.stages.flatMap { ["\($0.number)", $0.stem.lowercased()] }
  }

  package init?(argument: String) {
    guard let stage = Curriculum.viperKata.stage(named: argument) else { return nil }
    self = stage
  }
}

extension Stage? {
  /// This stage, or every stage.
  func orAll(of curriculum: Curriculum) -> [Stage] { map { [$0] } ?? curriculum.stages }
}

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
      let place = stage.map { "stage \($0.number)" } ?? "the kata"
      let reason = "there is no such step in \(place); kata list shows them"
      throw .badValue("STEP", value: word, reason: reason, nearest: nil)
    }
    return found
  }
}

extension CheckSummary.Format: ArgumentValue {}
