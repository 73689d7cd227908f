import CommandLineKit
import Foundation
import KataKit
import KataStages

/// Replays each stage's history in copies of the package, as a learner would experience it.
///
/// After n steps, the steps 1 to n are green, and step n + 1 is red by its own assertion unless it
/// is a guard. The learner's tests of these steps are green as well.
struct HistoryReplay {
  let workspace: Workspace

  func run(_ stages: [Stage]) async throws -> ExitStatus {
    // A build uses little more than one core, so each core gets a copy with some of the stages.
    let lanes = min(ProcessInfo.processInfo.activeProcessorCount, stages.count)
    let size = (stages.count + lanes - 1) / lanes
    let parts = stride(from: 0, to: stages.count, by: size).reversed()
      .map { Array(stages[$0..<min($0 + size, stages.count)]) }
    let defects = try await parts.concurrentMap(atMost: lanes) { stages in
      let copy = try workspace.copied(into: FileManager.default.temporaryDirectory)
      defer { try? FileManager.default.removeItem(at: copy.root) }
      var defects: [String] = []
      for stage in stages { defects += try await replay(stage, in: copy) }
      return defects
    }
    .flatMap(\.self)
    for defect in defects { StandardStream.output.write("DEFECT  \(defect)\n") }
    if defects.isEmpty {
      StandardStream.output.write("Every history is correct at each step.\n")
    }
    return defects.isEmpty ? .success : .failure
  }

  private func replay(_ stage: Stage, in copy: Workspace) async throws -> [String] {
    var defects: [String] = []
    for done in 0...stage.steps.count {
      for (path, text) in try stage.texts(after: done) {
        try Data(text.utf8).write(to: copy.root.appending(path: path))
      }
      try await Build(workspace: copy, stage: stage.number).run(showingOn: .current())
      let listing = TestListing(of: copy)
      // One red at a time, as for a learner: later steps may crash on unfinished code.
      let steps = StepChoice.judging(Set(stage.steps.map(\.key)))
      let run = SuiteRun(workspace: copy, listing: listing, steps: steps)
      let result = try await run.run(stage)
      let report = StageReport(of: stage, from: result)
      let own = OwnTestIssue(of: stage, in: result)
      var found = report.defects(afterStep: done, own: own) + result.issues
      for old in workspace.curriculum.stages where stage.changedStages.contains(old.number) {
        found += try await StageJudge(workspace: copy, listing: listing)
          .broken(of: old, by: stage).map {
            "Stage \(stage.number) after step \(done): step \($0.step.label) is broken."
          }
      }
      defects += found
      let verdict = found.isEmpty ? "as it should be" : "wrong"
      StandardStream.output.write("Stage \(stage.number) after step \(done): \(verdict)\n")
    }
    return defects
  }
}
