import Foundation
import KataCore
import KataStages
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

struct CrashResultTests {
  private let workspace = Workspace(root: URL(filePath: "/kit"))

  private func crash(_ output: String, _ end: ChildProcess.End) -> Crash? {
    Crash(of: ChildProcess.Result(end: end, output: output), in: workspace)
  }

  @Test(
    "The reason is the runtime's message with the learner's line, or else the signal",
    arguments: [
      (
        "M/A.swift:3: Fatal error: Index out of range\r\n 1 f() at /kit/Exercises/1-I/A.swift:3:7\r\n",
        SIGILL, "Fatal error: Index out of range, at Exercises/1-I/A.swift:3:7"
      ),
      (
        "Fatal error: no\n 1 <generated> at /kit/Exercises/1-I/A.swift\n 2 f() at /kit/Exercises/1-I/A.swift:9:1",
        SIGILL, "Fatal error: no, at Exercises/1-I/A.swift:9:1"
      ),
      (
        "*** Swift runtime failure: arithmetic overflow ***", SIGILL,
        "Swift runtime failure: arithmetic overflow"
      ),
      (
        "Could not cast value of type 'Swift.Int' (0x7f4) to 'Swift.String' (0x7e0).", SIGILL,
        "Could not cast value of type 'Swift.Int' to 'Swift.String'."
      ),
      (
        "", SIGSEGV, "an invalid memory access (signal 11). Does a function call itself forever?"
      ),
      (
        "", SIGKILL,
        "the system stopped it (signal 9). Does something grow until memory is full?"
      ),
      ("", SIGILL, "a precondition failed (signal 4)"), ("", SIGTERM, "signal 15"),
    ]
  )
  func test_init_crash_hasAReason(output: String, signal: Int32, text: String) {
    #expect(crash(output, .signalled(signal))?.text == text)
  }

  @Test(
    "A run that ended by itself did not crash, whatever it printed",
    arguments: ["", "Could not cast value of type 'A' to 'B'", "Swift runtime failure: none"]
  )
  func test_init_ended_isNil(output: String) {
    #expect(crash(output, .exited(0)) == nil)
  }

  @Test("XCTest's abort is recognized by its message, and only before any test ran")
  func test_synchronousTests_words_areNotEnough() throws {
    let words = "Could not cast value of type '(M.A) -> @Swift.MainActor () -> ()' (0x1) to 'B'."
    let folder = ScratchFolder()
    let stage = try #require(Curriculum.viperKata.stages.first)
    let others = "func testValue() -> Int { 1 }\nclass B: XCTestCase { func test_b() {} }"
    let methods = "func test_a() async {}\n  func test_b() {}\n  private func help() {}"
    try folder.write("\(others)\nclass A: XCTestCase {\n  \(methods)\n}", to: stage.ownTestsFile)
    func abort(_ output: String, _ end: ChildProcess.End) -> TestBinaryError? {
      let result = ChildProcess.Result(end: end, output: output)
      return TestBinaryError(ofSynchronousTests: result, in: Workspace(root: folder.url))
    }

    let found = try #require(abort(words, .signalled(SIGABRT)))
    #expect(found == .synchronousTests(first: "\(stage.ownTestsFile):5"))
    #expect(abort("Test Case 'A.test_a' started\n" + words, .signalled(SIGABRT)) == nil)
    #expect(abort(words, .exited(0)) == nil)
    #expect(found.description.contains("not async, the first at \(stage.ownTestsFile):5. Write"))
  }
}
