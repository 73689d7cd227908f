import Foundation
import KataKit
import KataStages
import Testing

@testable import kata

struct BuildErrorTests {
  private let workspace = Workspace(root: URL(filePath: "/kit"))

  private func text(_ output: String) -> String {
    "\(BuildError(output: output, workspace: workspace))"
  }

  @Test("Only the learner's errors are shown, three at most, and the others are counted")
  func test_description_severalErrors_areTheLearners() {
    let lines = (1...4).map { "/kit/Exercises/1-X/A.swift:\($0):3: error: no \($0)" }

    #expect(
      text((["/kit/Tests/T.swift:1:1: error: one"] + lines + lines).joined(separator: "\n")) == """
        Exercises/1-X/A.swift:1:3: error: no 1
        Exercises/1-X/A.swift:2:3: error: no 2
        Exercises/1-X/A.swift:3:3: error: no 3
        (2 more errors)
        """
    )
    #expect(
      text("/kit/Tests/T.swift:1:1: error: one\n" + lines[0])
        == "Exercises/1-X/A.swift:1:3: error: no 1\n(1 more error)"
    )
  }

  @Test("One error is shown alone")
  func test_description_oneError_isTheError() {
    #expect(text("/kit/Sources/A.swift:1:1: error: one") == "Sources/A.swift:1:1: error: one")
  }

  @Test("A class that is missing from its file is named, even if it is not the stage's first class")
  func test_description_lostClass_isNamed() {
    let stage = Stage(
      number: 1,
      stem: "Clockwork",
      title: "Clockwork",
      histories: URL(filePath: "/none"),
      typeNames: ["Wheel", "Spring"],
      steps: [],
      variants: []
    )
    let workspace = Workspace(root: URL(filePath: "/kit"), curriculum: Curriculum(stages: [stage]))
    let output = "/kit/Sources/A.swift:1:1: error: cannot find 'Spring' in scope"

    #expect(
      BuildError(output: output, workspace: workspace)
        == .noClass("Spring", file: "Exercises/1-Clockwork/Spring.swift", stage: 1)
    )
  }

  @Test("Without a compiler error, the end of the output is shown")
  func test_description_noCompilerError_showsTheEnd() {
    let output = (1...9).map { "line \($0)" }.joined(separator: "\n")

    #expect(
      text(output) == """
        swift build failed, but not in your Swift code:
        line 5
        line 6
        line 7
        line 8
        line 9
        To see its whole output, run: swift build --product ViperKataPackageTests
        """
    )
    #expect(text("error: no manifest\nline").contains("\nerror: no manifest\nTo see its"))
  }

  @Test("An import that is not allowed is reported in one sentence")
  func test_description_forbiddenImport_isTheSentence() throws {
    let violation = try #require(
      ImportRules.viperKata.violations(inFile: "ListPresenter.swift", text: "import TodoDomain")
        .first
    )

    #expect("\(BuildError.forbiddenImport(violation))" == violation.description)
  }
}
