import CommandLineKit
import Foundation
import KataCore
import KataJudge

/// Judges every stage; green only if the ledger shows each required step green in both frameworks.
///
/// The program `workshop` judges the copies of other people.
package struct CheckCommand: KataCommand {
  package var stage: Stage?
  package var isCore = false
  package var agenda: Agenda?
  package var seed: UInt64?
  package var format: OutputFormat?
  package var copies: [String] = []

  package static let name = "check"
  package static let summary = "judge each step; status 0 if required steps are done"
  package static let parameters: [Parameter<CheckCommand>] = [
    .word("STAGE", \.stage, "the stage, if not all", example: "1"),
    .flag("--core", \.isCore, coreHelp),
    .option("--agenda", "NAME", \.agenda, "only the steps of a workshop's agenda", example: "90"),
    .option("--seed", "N", \.seed, "the seed of random values, to repeat a check", example: "42"),
    .option("--format", "FORMAT", \.format, "text or json", example: "json"),
    .option("--of", "COPY", \.copies, "judge these working copies", example: "copies/*"),
  ]

  package init() {}

  package func run() async throws -> ExitStatus {
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
    if format == .text {
      terminal.say(Self.lines(on: result, seed: seed))
    } else {
      let stay = try? Journal(package: workspace.root).stay().stay
      let isThere = stay.map {
        result.current?.step.key == "\($0.last.stage).\($0.last.step ?? "")"
      }
      let since = isThere == true ? stay?.since : nil
      let record = CheckRecord(of: result, seed: seed, since: since)
      StandardStream.output.write(try record.json + "\n")
    }
    return result.isDone ? .success : .failure
  }

  /// The board, the issues and the seed.
  static func lines(on result: RunResult, seed: UInt64) -> [HangingLine] {
    let repetition: HangingLine = """
      Names and dates are random (seed \(seed)), so hard-coded values fail. To repeat this run: \
      swift run kata check --seed \(seed)
      """
    return Board(reports: result.reports, isPartial: !result.issues.isEmpty).lines + result.remarks
      + ["", repetition]
  }

  /// The stages to judge.
  ///
  /// - Throws: `ArgumentError` if the agenda has no step of the stage.
  package func stages(of curriculum: Curriculum) throws(ArgumentError) -> [Stage] {
    let stages = stage.orAll(of: curriculum).filter { stage in
      agenda.map { stage.steps.contains(where: $0.contains) } ?? true
    }
    if stages.isEmpty, let agenda, let stage {
      let reason = "it has no step of stage \(stage.number)"
      throw ArgumentError.badValue("--agenda", value: agenda.name, reason: reason, nearest: nil)
    }
    return stages
  }

  private func judge(
    _ stages: [Stage],
    _ workspace: Workspace,
    seed: UInt64,
    _ terminal: Terminal
  ) async throws -> RunResult {
    let sources = try await Build(
      workspace: workspace,
      stage: stages.last?.number,
      checksEveryImport: true,
      inXCTest: true
    ).run(showingOn: terminal)
    // An agenda has core steps only.
    let level: Step.Level = isCore || agenda != nil ? .core : .deep
    let judge = StageJudge(workspace: workspace, sources: sources, level: level, seed: seed)
    var result = try await judge.run(stages)
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
