import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import KataStages
import SuiteLedger

extension VerifyCommand: KataCommand {
  package func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let stages = stage.orAll(of: workspace.curriculum)
    if writes { return try write(workspace.outdatedTexts(of: stages), in: workspace) }
    if isOfHistory { return try await HistoryReplay(workspace: workspace).run(stages) }
    try await Build(workspace: workspace, stage: nil).run(showingOn: Terminal.current())
    var verification = Verification()
    for (path, _) in try workspace.outdatedTexts(of: stages) {
      verification.note(
        defect: path.hasPrefix("Exercises/")
          ? """
          \(path) is not the starter of its history. If it is your work, all is well: verify checks \
          the kit, not you. If not, run: swift run kata verify --write (it keeps the present file)
          """
          : "\(path) is not what it is written from. Run: swift run kata verify --write"
      )
    }
    for (stage, ledger) in try await ledgers(of: stages, in: workspace) {
      verify(stage, from: ledger, into: &verification)
    }
    StandardStream.output.write(verification.text + "\n")
    return verification.defects.isEmpty ? .success : .failure
  }

  private func verify(
    _ stage: Stage,
    from ledger: Ledger,
    into verification: inout Verification
  ) {
    for issue in ledger.issues { verification.note(defect: issue) }
    let ledgers = ledger[[.exercise] + stage.judges()]
    func report(on implementation: Implementation) -> StageReport {
      StageReport(of: stage, from: ledgers[implementation] ?? Ledger())
    }
    verification.add(report(on: .exercise), on: "the starter") { _ in .red }
    verification.add(report(on: .solution), on: "the solution") { _ in .green }
    for variant in stage.variants {
      let found = report(on: stage.implementation(of: variant))
      verification.add(found, on: "variant \(variant.name)") { _ in .green }
    }
    let grade = Grade(of: stage, from: ledger, testsIn: stage.solutionTestsModule)
    for step in stage.steps {
      for mutant in step.mutants {
        let ledger = ledgers[stage.implementation(of: mutant)] ?? Ledger()
        let found = StageReport(of: stage, from: ledger, frameworks: [.swiftTesting])
        let twin = StageReport(of: stage, from: ledger, frameworks: [.xctest])
        let tests = grade.tests(catching: mutant)
        verification.add(mutant, of: step, found, inXCTest: twin, caughtBy: tests)
      }
    }
    guard !grade.isThorough else { return }
    verification.note(
      defect: "Stage \(stage.number): the tests in Solutions are not thorough. \(grade.text)"
    )
  }

  private func write(
    _ texts: [(path: String, text: String)],
    in workspace: Workspace
  ) throws -> ExitStatus {
    try workspace.check(texts.map(\.path))
    var store = SaveStore(in: workspace.root)
    for stage in workspace.curriculum.stages {
      // The text may be a learner's, not a starter of yesterday.
      let present = Sources(in: workspace.root).below(stage)
      let replaced = texts.map(\.path).filter { present.files[$0] != nil }
      guard !replaced.isEmpty else { continue }
      let number = try store.add(Save(of: present, keptBy: Self.name)).number
      let names = replaced.joined(separator: ", ")
      StandardStream.output.write("kept your \(names) as save \(number) in \(SaveStore.path)\n")
    }
    for (path, text) in texts {
      try workspace.write(Data(text.utf8), to: path)
      StandardStream.output.write("wrote \(path)\n")
    }
    StandardStream.output.write("Starters, solutions and XCTest suites are up to date.\n")
    return .success
  }

  // The results of each stage's suites and solution tests on all implementations.
  //
  // A stage has a process for each framework, and partly waits for calls that never come. Two stages
  // at a time keep two cores busy.
  private func ledgers(
    of stages: [Stage],
    in workspace: Workspace
  ) async throws -> [(Stage, Ledger)] {
    try await withThrowingTaskGroup(of: (Stage, Ledger).self) { group in
      var rest = stages[...]
      func startNext() {
        guard let stage = rest.popFirst() else { return }
        group.addTask {
          let run = SuiteRun(workspace: workspace, subject: "all", runsAllSteps: true, limit: 900)
          return (stage, try await run.run(stage.suites() + stage.solutionTests))
        }
      }
      for _ in 0..<2 { startNext() }
      var ledgers: [(Stage, Ledger)] = []
      while let ledger = try await group.next() {
        ledgers.append(ledger)
        startNext()
      }
      return ledgers.sorted { $0.0.number < $1.0.number }
    }
  }
}
