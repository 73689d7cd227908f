import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

extension CheckCommand: KataCommand {
  package func run() async throws -> ExitStatus {
    // A learner's first build leaves out what judges the copies of other people.
    guard copies.isEmpty else {
      try await Build.become("workshop", showingOn: Terminal.current())
    }
    let workspace = try Workspace.current()
    let format = format ?? .text
    let terminal = format == .text ? Terminal.current() : .silent
    let stages = try stages(of: workspace.curriculum)
    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    var result = RunResult()
    do {
      result = try await judge(stages, workspace, seed: seed, terminal)
    } catch let error where format != .text {
      // The output for programs has only the result.
      result.issues = ["\(error)"]
    }
    do {
      // A failed generated scenario stays the learner's next red, whatever the seed.
      try ProgressStore(package: workspace.root).keepScenarios(of: result.reports) {
        terminal.say($0)
      }
    } catch {
      terminal.say("\(error)")
    }
    var summary = CheckSummary(result: result, seed: seed, time: .now)
    let stay = try? Journal(package: workspace.root).stay().stay
    if let stay, let step = result.current?.step,
      stay.last.stage == step.stage, stay.last.step == step.name
    {
      summary.since = stay.since
    }
    if format == .text {
      terminal.say(summary.lines)
    } else {
      StandardStream.output.write(try summary.written(as: format) + "\n")
    }
    return result.isDone ? .success : .failure
  }

  private func judge(
    _ stages: [Stage],
    _ workspace: Workspace,
    seed: UInt64,
    _ terminal: Terminal
  ) async throws -> RunResult {
    let save = try await Build(
      workspace: workspace,
      stage: stages.last?.number,
      checksEveryImport: true
    ).run(showingOn: terminal)
    let listing = TestListing(of: workspace)
    // An agenda has core steps only.
    let level: Step.Level = isCore || agenda != nil ? .core : .deep
    let judge = StageJudge(
      workspace: workspace,
      save: save,
      listing: listing,
      level: level,
      seed: seed
    )
    var result = RunResult()
    for stage in stages {
      result.add(try await judge.result(on: stage))
    }
    if let agenda { result.reports = result.reports.map { $0.limited(to: agenda) } }
    for change in result.reports.map(\.stage) where !change.changedStages.isEmpty {
      guard stages.count < workspace.curriculum.stages.count else {
        result.reports = try await judge.reports(result.reports, after: change)
        continue
      }
      // The report does not contain its stage, so the step is reported as an issue.
      result.issues += try await judge.brokenOfDone(by: change).map { broken in
        "RED AGAIN on the code of stage \(change.number): step \(broken.step.label), "
          + "\(broken.step.title). To see the expected result, run: swift run kata check"
      }
    }
    return result
  }
}
