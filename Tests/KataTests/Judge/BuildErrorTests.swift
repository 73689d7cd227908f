import Foundation
import KataCore
import KataStages
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

struct BuildErrorTests {
  private static let file = "/kit/Exercises/1-X/A.swift"
  private static let own = "\(file):3:7: error: no await"
  private static let shown = "Exercises/1-X/A.swift:3:7: error: no await"
  private static let longest = String(repeating: "x", count: 76)
  private static let kits = "/kit/Sources/B.swift:1:1: error: other"
  private static let four = (1...4).map { "\(file):\($0):3: error: no \($0)" }
  private static let code = "[4/6] Compiling XExercise A.swift\n\(own)\n"
  private static let interface = """
    [3/6] Emitting module XExercise
    \(file):1:1: error: expected declaration
    /kit/Exercises/1-X/C.swift:1:1: error: no C

    """
  private static let both = "\(shown)\nExercises/1-X/C.swift:1:1: error: no C"
  private static let origin = "\n`- \(file):24:4: note: expanded code originates here"
  private static let conformance = "\(file):3:13: error: X does not conform to protocol 'P'"
  private static let requirement =
    "note: \u{1B}[0mprotocol requires function 'b()' with type '() -> ()'"

  private func error(_ output: String, in curriculum: Curriculum = .viperKata) -> BuildError {
    let workspace = Workspace(root: URL(filePath: "/kit"), curriculum: curriculum)
    return BuildError(output: output, workspace: workspace)
  }

  private static let outputs: [(String, String)] = [
    (own, shown), ("\(own)\n\(own)\n", shown), ("[3/9] Compiling A\r\n\(own)\r\n", shown),
    ("\u{1B}[1m\(file):3:7: \u{1B}[31merror: \u{1B}[0mno await", shown),
    (kits, "Sources/B.swift:1:1: error: other"), ("\(kits)\n\(own)", "\(shown)\n(1 more error)"),
    (
      ([kits] + four + four).joined(separator: "\n"),
      """
      Exercises/1-X/A.swift:1:3: error: no 1
      Exercises/1-X/A.swift:2:3: error: no 2
      Exercises/1-X/A.swift:3:3: error: no 3
      (2 more errors)
      """
    ),
    // Errors of a file's interface come only without errors of its code, whatever comes first.
    ("\(interface)\(code)", both), ("\(code)\(interface)", both),
    // An error in the expansion of a macro is reported where the learner wrote the macro.
    (
      "macro expansion @Test:3:187: error: missing arguments for 'name', 'testClosure'\(origin)",
      "Exercises/1-X/A.swift:24:4: error: this function has @Test, but stands in a class of XCTest: "
        + "move it into the struct of your Swift Testing tests"
    ),
    (
      "macro expansion #expect:3:9: error: no await\(origin)",
      "Exercises/1-X/A.swift:24:4: error: no await (in the expansion of #expect)"
    ),
    // Two tests with one name: what the macro makes of them tells a learner nothing.
    (
      "macro expansion @Test:21:24: error: ambiguous use of '$s23X1a'\(origin)\n"
        + "/kit/Exercises/1-X/A.swift:24:4: error: invalid redeclaration of 'a()'",
      "Exercises/1-X/A.swift:24:4: error: invalid redeclaration of 'a()'"
    ),
    (
      "/kit/Exercises/1-X/Tests/A.swift:24:4: error: it cannot exit main actor-isolated context",
      """
      Exercises/1-X/Tests/A.swift:24:4: error: it cannot exit main actor-isolated context
          If this stands outside the struct and the class of the file, move it in: both are on the \
      main actor.
      """
    ),
    // A missing requirement of a protocol is reported with the error.
    (
      """
      \(conformance)
        |   `- \u{1B}[36m\(requirement)
      /kit/P.swift:2:3: \(requirement)
      \(conformance)
      """,
      """
      Exercises/1-X/A.swift:3:13: error: X does not conform to protocol 'P'
          protocol requires function 'b()' with type '() -> ()'
      """
    ),
    // What the compiler notes about an error, with the line if it is another one.
    (
      """
      \(file):9:1: error: expected '}' in class
      1 | final class L {
        |               `- note: to match this opening '{'
      9 | 
        | `- error: expected '}' in class
      \(file):5:5: error: switch must be exhaustive
      5 |     switch r {
        |     |- error: switch must be exhaustive
        |     `- note: add missing case: '.c'
      """,
      """
      Exercises/1-X/A.swift:9:1: error: expected '}' in class
          line 1: to match this opening '{'
      Exercises/1-X/A.swift:5:5: error: switch must be exhaustive
          add missing case: '.c'
      """
    ),
    (
      "/kit/Exercises/1-Interactor/Tests/A.swift:1:1: error: cannot find 'ListInteractor' in scope",
      """
      Exercises/1-Interactor/Tests/A.swift:1:1: error: cannot find 'ListInteractor' in scope
          Call makeSUT: then the kit can put correct and faulty code in its place.
      """
    ),
    // Without a compiler error, the end of the output is shown, or its lines with errors.
    (
      (1...9).map { "line \($0)" }.joined(separator: "\n"),
      """
      swift build failed, but not in your Swift code:
      line 5
      line 6
      line 7
      line 8
      line 9
      To see its whole output, run: swift build --product ViperKataPackageTests
      If an earlier build was interrupted, build again: rm -rf .build && swift run kata
      """
    ),
  ]

  @Test(
    "The learner's errors come first, each once, at their place, and three at most",
    arguments: outputs
  )
  func test_description_output_isThatOfTheLearner(output: String, text: String) {
    #expect("\(error(output))" == text)
  }

  @Test(
    "The caret stands below the place, after letters of several bytes, too, but below no long line",
    arguments: [
      (17, "  greet(\"Zoë\", x)", "    greet(\"Zoë\", x)\n                 ^"),
      (0, "x", "    x\n    ^"),
      (78, "  " + longest, "    \(longest)\n" + String(repeating: " ", count: 79) + "^"),
      (3, longest + "x", "    \(longest)x"), (1, "  ", ""),
    ]
  )
  func test_description_place_hasACaret(column: Int, source: String, lines: String) {
    let error = CompilerError(
      file: "A.swift",
      line: 1,
      column: column,
      message: "no x",
      source: source
    )

    #expect("\(error)" == "A.swift:1:\(column): error: no x" + (lines.isEmpty ? "" : "\n\(lines)"))
  }

  @Test("A class that is missing from its file is named, even if it is not the stage's first class")
  func test_init_lostClass_isNamed() {
    let stage = Stage(
      number: 1,
      stem: "Clockwork",
      title: "Clockwork",
      histories: URL(filePath: "/none"),
      typeNames: ["Wheel", "Spring"],
      core: [],
      variants: []
    )
    let output = "/kit/Sources/A.swift:1:1: error: cannot find 'Spring' in scope"

    #expect(
      error(output, in: Curriculum(stages: [stage]))
        == .noClass("Spring", file: "Exercises/1-Clockwork/Spring.swift", stage: 1)
    )
  }

  @Test("A moved checkout is reported, with the next step")
  func test_init_moved_saysTheCure() {
    let output = "<unknown>:0: error: missing required module 'SwiftShims'"

    #expect(error(output) == .moved(to: "/kit"))
    #expect("\(BuildError.moved(to: "/Zoë's kit"))".contains(#"cd '/Zoë'\''s kit' && rm"#))
  }

  @Test("Only texts that were not checked before are read for their imports; a loop saves often")
  func test_checkFiles_checkedBefore_isReadOnce() throws {
    let folder = try Self.starters()
    let path = "Exercises/1-Interactor/ListInteractor.swift"
    try folder.write("import UIKit\n", to: path)
    let before = Sources(in: folder.url)
    try folder.write("import SwiftUI\n", to: path)
    let after = Sources(in: folder.url)

    let build = Build(workspace: Workspace(root: folder.url), stage: nil, checked: before)

    #expect(throws: Never.self) { try build.checkFiles(of: before) }
    #expect(throws: BuildError.self) { try build.checkFiles(of: after) }
  }

  private static func starters() throws -> ScratchFolder {
    let folder = ScratchFolder()
    for stage in Curriculum.viperKata.stages {
      for (path, text) in try stage.texts(after: 0) { try folder.write(text, to: path) }
    }
    return folder
  }

  @Test("A test beside the class gets its path and the right folder")
  func test_checkFiles_testBesideClass_isNamed() throws {
    let folder = try Self.starters()
    let path = "Exercises/2-Presenter/EmptyTests.swift"
    try folder.write("import Testing\nimport TodoMocks\n", to: path)

    let build = Build(workspace: Workspace(root: folder.url), stage: nil)

    #expect(throws: BuildError.testBesideClass(path, right: "Exercises/2-Presenter/Tests")) {
      try build.checkFiles(of: Sources(in: folder.url))
    }
  }

  @Test("A stage without a file of tests is missing it")
  func test_checkFiles_noTests_areNamed() throws {
    let folder = try Self.starters()
    var sources = Sources(in: folder.url)
    let path = "Exercises/2-Presenter/Tests/MyPresenterTests.swift"
    sources.files[path] = nil

    let build = Build(workspace: Workspace(root: folder.url), stage: nil)

    #expect(throws: BuildError.noFile(path, stage: 2)) { try build.checkFiles(of: sources) }
  }
}
