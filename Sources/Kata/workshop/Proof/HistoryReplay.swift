import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun
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
    try write(stages, into: copy)
    try await Build(workspace: copy, stage: nil).run(showingOn: Terminal.current())
    var ledger = Ledger()
    let old = workspace.curriculum.stages.filter { old in
      stages.contains { $0 == old || $0.changedStages.contains(old.number) }
    }
    for stage in old {
      let tests = try stages.contains(stage) ? stage.testsOnStates() : []
      ledger.add(
        try await SuiteRun(workspace: copy, subject: "states", scenarios: 100, limit: 900)
          .run(stage.suites() + tests)
      )
    }
    var defects: [String] = []
    for stage in stages {
      for done in 0...stage.steps.count {
        let found = try self.defects(of: stage, after: done, in: ledger)
        let verdict = found.isEmpty ? "as it should be" : "wrong"
        StandardStream.output.write("Stage \(stage.number) after step \(done): \(verdict)\n")
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

  private func defects(of stage: Stage, after done: Int, in ledger: Ledger) throws -> [String] {
    let state = Implementation.state(stage: stage.number, after: done)
    let part = ledger[[state]][state] ?? Ledger()
    let place = "Stage \(stage.number) after step \(done)"
    let changed = workspace.curriculum.stages.filter { stage.changedStages.contains($0.number) }
    let broken = changed.flatMap { StageReport(of: $0, from: part).broken(by: stage) }
    let red = try stage.ownTests(after: done).filter { part.result(of: $0) != .passed }
    return StageReport(of: stage, from: part).defects(afterStep: done)
      + broken.map { "\(place): step \($0.step.label) is broken." }
      + red.map { "\(place): the learner's test \($0.test) is not green." }
  }

  // The states, and what the copy does not need.
  private func write(_ stages: [Stage], into copy: Workspace) throws {
    var manifest = copy.text(of: "Package.swift") ?? ""
    manifest += """

      package.targets.removeAll { $0.name == "TakeHomeTests" || $0.name.hasSuffix("ExerciseTests") }
      let statesBefore = package.targets.count

      """
    for stage in stages {
      for (number, files) in try stage.states() {
        let name = "\(stage.stem)State\(number)"
        let tests = files["Tests"]
        for (file, text) in files where file != "Tests" {
          try copy.write(Data(text.utf8), to: "States/\(name)/\(file)")
        }
        try copy.write(Data((tests ?? "").utf8), to: "States/\(name)Tests/Tests.swift")
        manifest += """
          package.targets += stages.filter { $0.number == \(stage.number) }.flatMap { stage -> [Target] in
            let modules = stage.imports + stage.uses + ["KataRun", "KataTesting", "TodoMocks"]
              + ["TodoApp", "TodoClasses", "TodoUseCases"]
              + ["\\(stage.name)Solution", "\\(stage.name)Subjects"]
            return [
              .target(name: "\(name)", dependencies: names(modules), path: "States/\(name)"),
              .testTarget(
                name: "\(name)Tests",
                dependencies: names(modules + ["\(name)"]),
                path: "States/\(name)Tests"
              ),
            ]
          }

          """
      }
    }
    manifest += """
      for target in package.targets[statesBefore...] {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        ]
      }

      """
    try copy.write(Data(manifest.utf8), to: "Package.swift")
  }
}

extension Stage {
  // Its test uses the learner's own classes, so it is compiled anew for each state.
  fileprivate var importsItsClasses: Bool {
    get throws { try History(ofTestsOf: self).starter.contains("import \(exerciseModule)\n") }
  }

  /// The files of each state that differs from the one before, by their names, with its number.
  fileprivate func states() throws -> [(number: Int, files: [String: String])] {
    var states: [(number: Int, files: [String: String])] = []
    let registry = try String(
      contentsOf: histories.deletingLastPathComponent().appending(path: "Registry/Registry.swift"),
      encoding: .utf8
    )
    var given = ["Registry.swift": registry]
    if registry.contains("import LearnerClasses\n") {
      given["Learners.swift"] = try String(
        contentsOf: PackageRoot.ofThisBuild
          .appending(path: "Sources/App/LearnerClasses/\(stem)Classes+Learners.swift"),
        encoding: .utf8
      )
    }
    var last: [String: String] = [:]
    for number in 0...steps.count {
      var files = given
      for file in self.files {
        files["\(file.typeName).swift"] = try History(of: file, in: self).text(after: number)
      }
      if try importsItsClasses, try !ownTests(after: number).isEmpty {
        files["Tests"] = try History(ofTestsOf: self).text(after: number)
      }
      guard files != last else { continue }
      last = files
      let name = "\(stem)State\(number)"
      states.append(
        (
          number,
          files.mapValues { text in
            text.replacing("import LearnerClasses\n", with: "")
              .replacing(
                "import \(exerciseModule)\n",
                with: files["Tests"] == text ? "import \(name)\n" : ""
              )
              .replacing("\(exerciseModule).", with: "\(name).")
          }
        )
      )
    }
    return states
  }

  /// The learner's tests after a step, in both frameworks.
  fileprivate func ownTests(after step: Int) throws -> [TestID] {
    let text = try History(ofTestsOf: self).text(after: step)
    let names = Set(text.matches(of: /func (test_\w+)\(\)/).map { String($0.1) }).sorted()
    let states = try importsItsClasses ? try self.states().map(\.number) : []
    let module =
      states.last { $0 <= step }.map { "\(stem)State\($0)Tests" } ?? solutionTestsModule
    return Framework.allCases.flatMap { framework in
      names.map { TestID(framework: framework, module: module, test: $0) }
    }
  }

  /// The selections of the learner's tests that run on the states.
  fileprivate func testsOnStates() throws -> [TestSelection] {
    guard try importsItsClasses else { return solutionTests }
    return try states().filter { $0.files["Tests"] != nil }.flatMap { state in
      let module = "\(stem)State\(state.number)Tests"
      return [
        TestSelection.swiftTesting(module), .xctest(module, "My\(stem)Tests"),
      ]
    }
  }
}
