import Foundation
import KataCore
import KataStages
import ScratchFolders
import TerminalTesting
import Testing

@testable import KataJudge
@testable import kata

/// The built `kata` if something is missing, full or in the way.
struct HostileSurroundingsTests {
  private let kata: KataProcess

  init() throws { kata = try KataProcess() }

  private func shell(_ script: String) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      ["/bin/sh", "-c", script, "sh", kata.executable.path],
      in: kata.folder.url,
      limit: 60
    )
  }

  @Test(
    "A closed or full stream does not crash it",
    arguments: [
      ("nope 2>&-", 64), ("nope 2>/dev/full", 64), ("nope >&- 2>&-", 64),
      ("nope <&- >&- 2>&-", 64), ("hint >&-", 74), ("--help >/dev/full", 74),
      ("check --format json >/dev/full", 74),
    ]
  )
  func test_closedStreams_endsWithItsStatus(words: String, status: Int32) async throws {
    #expect(try await shell("\"$1\" \(words)").end == .exited(status))
  }

  @Test("A part of the output that is lost is named, unless the reader has closed the pipe")
  func test_help_fullDisk_isNamed() async throws {
    let full = try await shell("\"$1\" --help >/dev/full")
    let closed = try await shell("(\"$1\" --help; echo $? >&2) | exec sleep 0")

    #expect(
      full.output == """
        kata: a part of the output is lost: No space left on device. Make room, or send the output \
        to another place.

        """
    )
    #expect(["0\n", "74\n"].contains(closed.output))
  }

  @Test("Without swift on PATH, check and its format say so")
  func test_path_withoutSwift_isNamed() async throws {
    let results = [
      try await kata.run(["check"], adding: ["PATH": "/nowhere"]),
      try await kata.run(["check", "--format", "json"], adding: ["PATH": "/nowhere"]),
    ]

    #expect(results.map(\.status) == [1, 1])
    for result in results {
      #expect((result.output + result.errors).contains("There is no program swift on PATH."))
    }
  }

  @Test("The first build leaves standard output to the format")
  func test_check_firstBuild_writesOnlyTheFormat() async throws {
    let result = try await kata.run(["check", "--format", "json"])

    #expect(result.output.hasPrefix("{"))
    #expect(result.errors.hasPrefix("The first build of the suites takes up to a minute."))
  }

  @Test("At a terminal without keys, it says that it does not wait")
  func test_show_dumbTerminal_saysSo() throws {
    let learner = try LearnerAtTerminal(
      URL(filePath: "/usr/bin/env"),
      in: kata.folder.url,
      arguments: ["TERM=dumb", "PATH=\(kata.folder.url.path)/bin", kata.executable.path]
    )

    try learner.sees("does not wait for a save")
  }

  @Test("A file that would make a program of its module is named")
  func test_check_mainFile_isNamed() async throws {
    try kata.folder.write("// Mine.\n", to: "Exercises/1-Interactor/main.swift")

    let result = try await kata.run(["check"])

    #expect(result.errors.contains("Exercises/1-Interactor/main.swift makes a program of its"))
  }

  @Test("A build gets no variable that it does not need")
  func test_build_environment_isNeeded() async throws {
    try kata.setSwift("echo \"error: $MY_SECRET $LC_ALL\"; exit 1")

    let result = try await kata.run(["check"], adding: ["MY_SECRET": "secret", "LC_ALL": "C"])

    #expect(result.errors.contains("error:  C\n"))
  }

  @Test(
    "An interrupt ends it without a word on the build that it ended",
    arguments: [[], ["--format", "json"]]
  )
  func test_check_interrupted_saysNothing(format: [String]) async throws {
    try kata.setSwift("kill -INT $PPID; exec sleep 100")

    let result = try await kata.run(["check", "1"] + format)

    #expect(result.status == 128 + SIGINT)
    #expect(!(result.output + result.errors).contains("swift build failed"))
  }

  @Test("In a deleted folder it reports that, and ends")
  func test_deletedFolder_isReported() async throws {
    let result = try await shell("mkdir gone; cd gone; rmdir ../gone; \"$1\" hint")

    #expect(result.end == .exited(1))
    #expect(
      result.output.contains(
        "kata: the current folder is not there any more; change to the folder of the kit's Package.swift."
      )
    )
  }

  @Test("A step limit that is not a number is reported in one sentence, before any build")
  func test_stepLimit_noNumber_isOneSentence() async throws {
    let result = try await shell("KATA_STEP_LIMIT=abc \"$1\" check")

    #expect(
      result.output == """
        kata: KATA_STEP_LIMIT is "abc"; set it to seconds above 0, such as 5, or leave it out.

        """
    )
  }

  @Test("A missing or unreadable file of the learner is named, with the command that restores it")
  func test_check_missingFile_isNamed() async throws {
    let stage = try #require(Curriculum.viperKata.stage(1))
    let file = kata.folder.url.appending(path: stage.files[0].exercise)
    try FileManager.default.removeItem(at: file)
    let missing = try await kata.run(["check"])
    try Data([0x2F, 0x2F, 0xFC]).write(to: file)
    let latin = try await kata.run(["check"])

    let sentence = """
      kata: \(stage.files[0].exercise) is missing, cannot be read, or is not UTF-8 text. The key u \
      (or: swift run kata back) puts back the files of your last green; swift run kata reset 1 writes the starter.

      """
    #expect(missing.errors == sentence)
    #expect(latin.errors == sentence)
  }

  @Test("A hint is given even if its count cannot be kept, with the reason and its mend")
  func test_kataFolder_isAFile_isNamed() async throws {
    try kata.folder.write("", to: ".kata")

    let hint = try await kata.run(["hint"])

    #expect(hint.output.contains("Hint 1 of"))
    #expect(!(hint.output + hint.errors).contains("NSCocoa"))
    #expect(hint.output.contains("cannot be used: something else is in its place"))
    #expect(hint.output.contains("Move it away (mv '.kata'"))
  }

  @Test(
    "After catch-up is killed at any time, the work is in its place or in the backup folder",
    .long
  )
  func test_catchUp_killed_losesNothing() async throws {
    let stage = try #require(Curriculum.viperKata.stage(1))
    let solved = try History(of: stage.files[0], in: stage).text(
      after: stage.step(named: "today")?.number ?? 1
    )

    for number in 0..<200 {
      let work = "// my work \(number)\n"
      try kata.folder.write(work, to: stage.files[0].exercise)
      _ = try await shell(
        """
        "$1" catch-up 1 today --yes >/dev/null & pid=$!
        sleep 0.0\(number % 10)\(number * 7 % 10); kill -9 $pid 2>/dev/null; wait $pid
        """
      )
      let text = try kata.folder.text(of: stage.files[0].exercise)
      #expect(text == work || text == solved)
      guard text == solved else { continue }
      #expect(kata.keptTexts().contains(work))
    }
  }
}
