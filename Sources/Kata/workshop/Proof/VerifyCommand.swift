import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun
import KataStages

extension VerifyCommand: KataCommand {
  package func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let stages = stage.orAll(of: workspace.curriculum)
    if writes { return try write(stages, in: workspace) }
    if isOfHistory { return try await HistoryReplay(workspace: workspace).run(stages) }
    try await Build(workspace: workspace, stage: nil).run(showingOn: Terminal.current())
    let ledgers = try await ledgers(of: stages, in: workspace)
    var verification = Verification()
    for (stage, ledgers) in zip(stages, ledgers) {
      verify(stage, workspace, from: ledgers, into: &verification)
    }
    StandardStream.output.write(verification.text + "\n")
    return verification.defects.isEmpty ? .success : .failure
  }

  private func verify(
    _ stage: Stage,
    _ workspace: Workspace,
    from ledgers: [Implementation: Ledger],
    into verification: inout Verification
  ) {
    for (path, _) in (try? stage.outdatedTexts(in: workspace.root)) ?? [] {
      verification.note(
        defect: path.hasPrefix("Exercises/")
          ? """
          \(path) is not the starter of its history. If it is your work, all is well: verify checks \
          the kit, not you. If not, run: swift run kata verify --write (it keeps the present file)
          """
          : "\(path) is not what it is written from. Run: swift run kata verify --write"
      )
    }
    func report(on implementation: Implementation) -> StageReport {
      StageReport(of: stage, from: ledgers[implementation] ?? Ledger())
    }
    verification.add(report(on: .exercise), on: "the starter") { _ in .red }
    verification.add(report(on: .solution), on: "the solution") { _ in .green }
    for variant in stage.variants {
      let found = report(on: stage.implementation(of: variant))
      verification.add(found, on: "variant \(variant.name)") { _ in .green }
    }
    let grade = Grade(of: stage, from: ledgers, testsIn: stage.solutionTestsModule)
    for step in stage.steps {
      for mutant in step.mutants {
        let found = report(on: stage.implementation(of: mutant))
        verification.add(mutant, of: step, found, caughtBy: grade.tests(catching: mutant))
      }
    }
    guard !grade.isThorough else { return }
    verification.note(
      defect: "Stage \(stage.number): the tests in Solutions are not thorough. \(grade.text)"
    )
  }

  private func write(_ stages: [Stage], in workspace: Workspace) throws -> ExitStatus {
    let texts = try stages.map { try $0.outdatedTexts(in: workspace.root) }
    try workspace.check(texts.flatMap { $0 }.map(\.0))
    var store = SaveStore(in: workspace.root)
    for stage in stages {
      // Once more, because two stages may have written into one document.
      let outdated = try stage.outdatedTexts(in: workspace.root)
      // The text may be a learner's, not a starter of yesterday.
      let present = Save(in: workspace.root).below(stage)
      let replaced = outdated.map(\.path).filter { present.files[$0] != nil }
      if !replaced.isEmpty {
        let number = try store.add(StoredSave(of: present, keptBy: Self.name)).number
        let names = replaced.joined(separator: ", ")
        StandardStream.output.write("kept your \(names) as save \(number) in \(SaveStore.path)\n")
      }
      for (path, text) in outdated {
        try workspace.write(Data(text.utf8), to: path)
        StandardStream.output.write("wrote \(path)\n")
      }
    }
    StandardStream.output.write("Starters, solutions and XCTest suites are up to date.\n")
    return .success
  }

  // The results of each stage's suites and solution tests, for each implementation.
  //
  // All stages share one queue, so that hanging runs do not leave cores idle.
  private func ledgers(
    of stages: [Stage],
    in workspace: Workspace
  ) async throws -> [[Implementation: Ledger]] {
    let listing = TestListing(of: workspace)
    let runs = stages.flatMap { stage in self.runs(of: stage).map { (stage: stage, run: $0) } }
    // Two processes each, and more than the number of cores: on a mutant, many steps wait for a
    // call that never comes.
    let atATime = 3 * ProcessInfo.processInfo.activeProcessorCount / 2
    let results = try await runs.concurrentMap(atMost: atATime) { stage, run in
      let solutionTests = run.implementation == .exercise ? [] : [stage.solutionTestsModule]
      let property = run.scenarios == nil ? stage.property?.test : nil
      return try await SuiteRun(
        workspace: workspace,
        listing: listing,
        implementation: run.implementation,
        scenarios: run.scenarios,
        leftOut: Framework.allCases.compactMap { framework in
          property.map { TestID(framework: framework, module: stage.suiteModule, test: $0) }
        }
      ).run(stage, in: [stage.suiteModule] + solutionTests)
    }
    return stages.map { stage in
      zip(runs, results).filter { $0.0.stage == stage }.reduce(into: [:]) { ledgers, result in
        ledgers[result.0.run.implementation] = result.1
      }
    }
  }

  // The implementations that prove a stage, with the number of scenarios, the longest runs first.
  //
  // The property does not run on a mutant that an example kills. A mutant that only the property
  // kills gets more scenarios, until its fifth difference.
  private func runs(of stage: Stage) -> [(implementation: Implementation, scenarios: Int?)] {
    let correct = [.exercise, .solution] + stage.variants.map(stage.implementation)
    let ofProperty = (stage.property?.mutants ?? []).map(stage.implementation)
    let ofExamples = stage.mutants.map(stage.implementation).filter { !ofProperty.contains($0) }
    return ofProperty.map { ($0, 1_000) } + correct.map { ($0, 20) } + ofExamples.map { ($0, nil) }
  }
}
