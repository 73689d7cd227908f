import Foundation
import KataCore
import KataJudge
import SuiteLedger

/// The distinct states of a stage's history, each as the files of two modules: the learner's classes,
/// and the learner's tests if these use the classes by name.
struct StageStates {
  struct State {
    /// The number of steps that are done.
    let step: Int
    /// The module with the classes; that with the tests ends with `Tests`.
    let name: String
    /// The texts by path, which begins with a module.
    var files: [String: String]
    /// Whether it has tests.
    let isTested: Bool
  }

  let stage: Stage
  let states: [State]
  // Whether the learner's tests are compiled for each state.
  private let compilesTests: Bool

  /// - Throws: `HistoryError` if a history cannot be read.
  init(of stage: Stage, in workspace: Workspace) throws(HistoryError) {
    self.stage = stage
    let tests = try History(ofTestsOf: stage)
    compilesTests = tests.starter.contains("import \(stage.exerciseModule)\n")
    var given: [String: String] = [:]
    given["Registry"] = workspace.text(of: "Sources/Stages/\(stage.folder)/Registry/Registry.swift")
    if given["Registry"]?.contains("import LearnerClasses\n") == true {
      let path = "Sources/App/LearnerClasses/\(stage.stem)Classes+Learners.swift"
      given["Learners"] = workspace.text(of: path)
    }
    var states: [State] = []
    var last: [String: String] = [:]
    for step in 0...stage.steps.count {
      var texts = given
      for file in stage.files {
        texts[file.typeName] = try History(of: file, in: stage).text(after: step)
      }
      let ownTests = tests.text(after: step)
      let isTested = compilesTests && ownTests.contains("func test_")
      texts["Tests"] = isTested ? ownTests : ""
      guard texts != last else { continue }
      last = texts
      let name = "\(stage.stem)State\(step)"
      var files: [String: String] = [:]
      for (file, text) in texts {
        let isOfTests = file == "Tests"
        files["\(name)\(isOfTests ? "Tests" : "")/\(file).swift"] =
          text.replacing("import LearnerClasses\n", with: "")
          .replacing("import \(stage.exerciseModule)\n", with: isOfTests ? "import \(name)\n" : "")
          .replacing("\(stage.exerciseModule).", with: "\(name).")
      }
      states.append(State(step: step, name: name, files: files, isTested: isTested))
    }
    self.states = states
  }

  /// The learner's tests that run on the states; if they are not compiled for each, the finished ones.
  var testSelections: [TestSelection] {
    guard compilesTests else { return stage.solutionTests }
    return states.filter(\.isTested).flatMap { state in
      [
        TestSelection.swiftTesting("\(state.name)Tests"),
        .xctest("\(state.name)Tests", "My\(stage.stem)Tests"),
      ]
    }
  }

  /// The learner's tests after a step, in both frameworks.
  func tests(after step: Int) throws -> [TestID] {
    let text = try History(ofTestsOf: stage).text(after: step)
    let names = Set(text.matches(of: /func (test_\w+)\(\)/).map { String($0.1) }).sorted()
    let state = states.last { $0.step <= step && $0.isTested }
    let module = state.map { "\($0.name)Tests" } ?? stage.solutionTestsModule
    return Framework.allCases.flatMap { framework in
      names.map { TestID(framework: framework, module: module, test: $0) }
    }
  }
}
