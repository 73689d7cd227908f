import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import KataStages
import SuiteLedger

/// Replays the stages' histories, as a learner would experience them.
///
/// Each distinct state of a history is a module of its own, in one copy of the package that is built
/// once: so a state is an implementation like all others. After n steps, the steps 1 to n are green,
/// and step n + 1 is red by its own assertion unless it is a guard. The learner's tests of these steps
/// are green as well.
struct HistoryReplay {
  let workspace: Workspace

  func run(_ stages: [Stage]) async throws -> ExitStatus {
    let copy = try workspace.copied(into: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: copy.root) }
    let histories = try stages.map { try StageStates(of: $0, in: workspace) }
    try write(histories, into: copy)
    try await Build(workspace: copy, stage: nil).run(showingOn: Terminal.current())
    // The suites of older stages run on the states that change those stages, too.
    let suites = workspace.curriculum.stages.filter { old in
      stages.contains { $0 == old || $0.changedStages.contains(old.number) }
    }.flatMap { $0.suites() }
    let ledger = try await SuiteRun(workspace: copy, subject: "states", scenarios: 100, limit: 900)
      .run(suites + histories.flatMap(\.testSelections))
    var defects: [String] = []
    for history in histories {
      for done in 0...history.stage.steps.count {
        let found = try self.defects(of: history, after: done, in: ledger)
        let verdict = found.isEmpty ? "as it should be" : "wrong"
        let place = "Stage \(history.stage.number) after step \(done)"
        StandardStream.output.write("\(place): \(verdict)\n")
        defects += found
      }
    }
    defects += ledger.issues
    for defect in defects { StandardStream.output.write("DEFECT  \(defect)\n") }
    if defects.isEmpty {
      StandardStream.output.write("Every history is correct at each step.\n")
    }
    return defects.isEmpty ? .success : .failure
  }

  private func defects(
    of history: StageStates,
    after done: Int,
    in ledger: Ledger
  ) throws -> [String] {
    let stage = history.stage
    let state = Implementation.state(stage: stage.number, after: done)
    let part = ledger.on(state)
    let place = "Stage \(stage.number) after step \(done)"
    let changed = workspace.curriculum.stages.filter { stage.changedStages.contains($0.number) }
    let broken = changed.flatMap { StageReport(of: $0, from: part).broken(by: stage) }
    let red = try history.tests(after: done).filter { part.result(of: $0) != .passed }
    return StageReport(of: stage, from: part).defects(afterStep: done)
      + broken.map { "\(place): step \($0.step.label) is broken." }
      + red.map { "\(place): the learner's test \($0.test) is not green." }
  }

  // The states, and without what the copy does not need.
  private func write(_ histories: [StageStates], into copy: Workspace) throws {
    var manifest = copy.text(of: "Package.swift") ?? ""
    manifest += """

      package.targets.removeAll { $0.name == "TakeHomeTests" || $0.name.hasSuffix("ExerciseTests") }
      @MainActor func addState(_ name: String, of number: Int) {
        let modules = stages.filter { $0.number == number }.flatMap { stage in
          stage.imports + stage.uses + ["\\(stage.name)Solution", "\\(stage.name)Subjects"]
        } + ["KataCore", "KataTesting", "TodoApp", "TodoClasses", "TodoMocks", "TodoUseCases"]
        package.targets += [
          .target(name: name, dependencies: names(modules), path: "States/\\(name)"),
          .testTarget(
            name: "\\(name)Tests",
            dependencies: names(modules + [name]),
            path: "States/\\(name)Tests"
          ),
        ]
        for target in package.targets.suffix(2) {
          target.swiftSettings = [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
          ]
        }
      }

      """
    for history in histories {
      for state in history.states {
        for (path, text) in state.files {
          try copy.write(Data(text.utf8), to: "States/\(path)")
        }
        manifest += "addState(\"\(state.name)\", of: \(history.stage.number))\n"
      }
    }
    try copy.write(Data(manifest.utf8), to: "Package.swift")
  }
}
