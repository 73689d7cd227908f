import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun
import KataStages

/// Replays the stages' histories in a copy of the package, as a learner would experience them.
///
/// After n steps, the steps 1 to n are green, and step n + 1 is red by its own assertion unless it
/// is a guard. The learner's tests of these steps are green as well.
struct HistoryReplay {
  let workspace: Workspace

  func run(_ stages: [Stage]) async throws -> ExitStatus {
    let copy = try workspace.copied(into: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: copy.root) }
    var defects: [String] = []
    // Every stage has modules of its own, so one build serves the same step of all stages.
    for done in 0...(stages.map(\.steps.count).max() ?? 0) {
      let open = stages.filter { $0.steps.count >= done }
      for (path, text) in try open.flatMap({ try $0.texts(after: done) }) {
        try Data(text.utf8).write(to: copy.root.appending(path: path))
      }
      let save = try await Build(workspace: copy, stage: stages.last?.number).run(
        showingOn: Terminal.current()
      )
      let listing = TestListing(of: copy)
      let found = try await open.concurrentMap(atMost: SuiteRun.atATime) { stage in
        try await self.defects(of: stage, after: done, in: copy, save, listing)
      }
      for (stage, found) in zip(open, found) {
        let verdict = found.isEmpty ? "as it should be" : "wrong"
        StandardStream.output.write("Stage \(stage.number) after step \(done): \(verdict)\n")
        defects += found
      }
    }
    for defect in defects { StandardStream.output.write("DEFECT  \(defect)\n") }
    if defects.isEmpty {
      StandardStream.output.write("Every history is correct at each step.\n")
    }
    return defects.isEmpty ? .success : .failure
  }

  private func defects(
    of stage: Stage,
    after done: Int,
    in copy: Workspace,
    _ save: Save,
    _ listing: TestListing
  ) async throws -> [String] {
    // One red at a time, as for a learner: later steps may crash on unfinished code.
    let result = try await SuiteRun(workspace: copy, listing: listing, steps: .judging).run(stage)
    let report = StageReport(of: stage, from: result)
    let own = OwnTestIssue(of: stage, in: result)
    var defects = report.defects(afterStep: done, own: own) + result.issues
    for old in workspace.curriculum.stages where stage.changedStages.contains(old.number) {
      defects += try await StageJudge(workspace: copy, save: save, listing: listing)
        .broken(of: old, by: stage).map {
          "Stage \(stage.number) after step \(done): step \($0.step.label) is broken."
        }
    }
    return defects
  }
}
