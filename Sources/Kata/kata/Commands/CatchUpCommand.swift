import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Writes the code and tests of a finished stage, or of a stage after one of its steps.
struct CatchUpCommand: KataCommand {
  var stage: Stage?
  var stepWord: StepWord?
  var isConfirmed = false

  static let name = "catch-up"
  static let summary = "write a stage, whole or to STEP; your files are kept"
  static let parameters: [Parameter<CatchUpCommand>] = [
    .word("STAGE", \.stage, "the stage's number or name", isRequired: true, example: "1"),
    .word("STEP", \.stepWord, "the last step that will be done", example: "4"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage else { return .usageError }
    let step = try stepWord?.step(in: stage)
    let done = step?.number ?? stage.steps.count
    return try Replacement(
      workspace: try .current(),
      stage: stage,
      // A step is done only with the test that the learner would have written.
      files: try stage.texts(after: done).mapValues { Data($0.utf8) },
      what: step.map { "the stage after step \($0.number)" } ?? "the finished stage",
      memory: .begun(met: stage.steps.filter { $0.number <= done })
    ).run(isConfirmed: isConfirmed, command: Self.name)
  }
}
