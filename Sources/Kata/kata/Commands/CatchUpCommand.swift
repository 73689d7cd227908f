import CommandLineKit
import Foundation
import KataKit

/// Writes a stage as it is finished, or as it is after one of its steps.
struct CatchUpCommand: KataCommand {
  var stageWord: StageWord?
  var stepWord: StepWord?
  var isConfirmed = false

  static let name = "catch-up"
  static let summary = "write the finished file of a stage, or the one after STEP; yours is kept"
  static let parameters: [Parameter<CatchUpCommand>] = [
    .word(
      "STAGE",
      \.stageWord,
      "the stage's number or name",
      isRequired: true,
      example: "1"
    ),
    .word("STEP", \.stepWord, "the last step that is to be done", example: "4"),
    .flag("--yes", \.isConfirmed, "go on without asking"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage = stageWord?.stage else { return .usageError }
    let workspace = try Workspace.current()
    let history = try History(of: stage)
    var files: [String: String]
    var what = "the finished stage"
    if let step = try stepWord?.step(in: stage) {
      files = [stage.exerciseFile: history.text(after: step.number)]
      what = "the file as it is after step \(step.number)"
    } else {
      files = try testsBesideSolution(of: stage, in: workspace)
      files[stage.exerciseFile] = history.text(after: stage.steps.count)
    }
    return try Replacement(workspace: workspace, stage: stage, files: files, what: what)
      .run(isConfirmed: isConfirmed, command: Self.name)
  }

  // The whole stage is done only with the tests that the learner would have written.
  private func testsBesideSolution(
    of stage: Stage,
    in workspace: Workspace
  ) throws -> [String: String] {
    let folder = workspace.root.appending(path: stage.solutionTestsFolder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return ("\(stage.ownTestsFolder)/\(name)", text)
      }
    )
  }
}
