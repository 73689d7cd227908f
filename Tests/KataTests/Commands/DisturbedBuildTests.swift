import Foundation
import KataCore
import KataStages
import ScratchFolders
import TerminalTesting
import Testing

@testable import KataJudge
@testable import kata

/// The built `kata`, if something besides the learner's code affects `swift build`.
struct DisturbedBuildTests {
  private let kata: KataProcess

  init() throws { kata = try KataProcess() }

  private static let file = Curriculum.viperKata.stages[0].files[0].exercise

  private var builds: Int {
    get throws { try kata.folder.text(of: "bin/swift.log").split(separator: "\n").count }
  }

  @Test("SwiftPM does not build in another folder, because the tests of this one are run")
  func test_check_buildFolderElsewhere_isNotPassedOn() async throws {
    try kata.setSwift(#"echo "${SWIFTPM_BUILD_DIR:-none}" >>"$0.log"; exit 1"#)

    _ = try await kata.run(["check", "1"], adding: ["SWIFTPM_BUILD_DIR": "/elsewhere"])

    #expect(try kata.folder.text(of: "bin/swift.log") == "none\n")
  }

  @Test(
    "A build is tried again if another build or a save disturbed it, and no other failed build is",
    arguments: [
      ("error: unable to attach DB: error: accessing build database: database is locked", ":", 2),
      ("error: input file was modified during the build", ":", 2),
      ("error: something else", ":", 1),
      ("error: of the old text", "echo 'let saved = 1' >>'\(file)'", 2),
    ]
  )
  func test_check_disturbedBuild_isTriedAgain(text: String, command: String, count: Int)
    async throws
  {
    // The first build prints this text; each later one prints that there is no build.
    try kata.setSwift(
      """
      echo build >>"$0.log"
      [ $(wc -l <"$0.log") -gt 1 ] && { echo 'error: no build'; exit 1; }
      \(command)
      echo '\(text)'
      exit 1
      """
    )

    let result = try await kata.run(["check", "1"])

    #expect(try builds == count)
    #expect(result.errors.contains(count == 1 ? text : "error: no build"), "\(result)")
  }

  @Test("A build during which only the time of a file changes is not tried again")
  func test_check_touchedWhileItBuilds_buildsOnce() async throws {
    try kata.setSwift("echo build >>\"$0.log\"; touch '\(Self.file)'")

    _ = try await kata.run(["check", "1"])

    #expect(try builds == 1)
  }

  @Test("Two files of one name in a stage are reported, with the next step")
  func test_check_oneNameTwice_isReported() async throws {
    for folder in ["A", "B"] {
      try kata.folder.write("", to: "Exercises/1-Interactor/\(folder)/Helper.swift")
    }

    let result = try await kata.run(["check", "1"])

    #expect(
      result.errors == """
        kata: Exercises/1-Interactor/A/Helper.swift and Exercises/1-Interactor/B/Helper.swift have \
        the same name, but file names must differ. Rename one of them.

        """
    )
  }
}
