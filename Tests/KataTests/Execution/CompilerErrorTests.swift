import Foundation
import KataKit
import Testing

@testable import kata

struct CompilerErrorTests {
  private static let workspace = Workspace(root: URL(filePath: "/kit"))

  @Test(
    "The learner's error comes first, in any place and with any lines around it",
    arguments: [
      "/kit/Exercises/1-Interactor/A.swift:3:7: error: no await",
      "\u{1B}[1m/kit/Exercises/1-Interactor/A.swift:3:7: \u{1B}[31merror: \u{1B}[0mno await",
      "[3/9] Compiling A\r\n/kit/Exercises/1-Interactor/A.swift:3:7: error: no await\r\n",
      "/kit/Sources/B.swift:1:1: error: other\n/kit/Exercises/1-Interactor/A.swift:3:7: error: no await",
    ]
  )
  func test_init_errorOfTheLearners_isNamed(output: String) {
    let error = BuildError(output: output, workspace: Self.workspace)

    #expect(
      error.description.hasPrefix("Exercises/1-Interactor/A.swift:3:7: error: no await")
    )
  }

  @Test("An error that is printed twice counts once")
  func test_init_sameErrorTwice_isOne() {
    let line = "/kit/Exercises/1-Interactor/A.swift:3:7: error: no await"

    let error = BuildError(output: "\(line)\n\(line)\n", workspace: Self.workspace)

    #expect(error.description == "Exercises/1-Interactor/A.swift:3:7: error: no await")
  }

  @Test("A missing requirement of a protocol is reported with the error")
  func test_init_missingRequirement_isTold() {
    let place = "/kit/Exercises/5-Change/A.swift:3:13: error: X does not conform to protocol 'P'"
    let inline =
      "  |  `- \u{1B}[36mnote: \u{1B}[0mprotocol requires function 'b()' with type '() -> ()'"
    let own = "/kit/P.swift:2:3: note: protocol requires function 'c()' with type '() -> ()'"

    let error = BuildError(
      output: [place, "  |   `- note: add stubs for conformance", inline, own, own, place]
        .joined(separator: "\n"),
      workspace: Self.workspace
    )

    #expect(
      error.description == """
        Exercises/5-Change/A.swift:3:13: error: X does not conform to protocol 'P'
            protocol requires function 'b()' with type '() -> ()'
            protocol requires function 'c()' with type '() -> ()'
        """
    )
  }

  @Test("A moved checkout is reported, with the next step")
  func test_init_moved_saysTheCure() {
    let output = "<unknown>:0: error: missing required module 'SwiftShims'"

    #expect(BuildError(output: output, workspace: Self.workspace) == .moved(to: "/kit"))
  }

  @Test("If the learner's class is missing, their file is named and not the kit's")
  func test_init_noClass_namesTheLearnersFile() {
    let output = "/kit/Sources/Kata/KataSubjects/S.swift:9:1: error: no 'ListPresenter' in scope"

    let error = BuildError(output: output, workspace: Self.workspace)

    let file = "Exercises/2-Presenter/ListPresenter.swift"
    #expect(error == .noClass("ListPresenter", file: file, stage: 2))
  }

  @Test("Output that is not a compiler error is shown unchanged")
  func test_init_other_showsTheLastLines() {
    let error = BuildError(output: "error: no space left", workspace: Self.workspace)

    #expect(error == .other(lastLines: "error: no space left"))
  }
}
