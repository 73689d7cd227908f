import Foundation
import KataRun
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
    "The runtime's message is the reason, with the learner's line if it is known",
    arguments: [
      (
        "M/A.swift:3: Fatal error: Index out of range\n 1 f() at /kit/Exercises/1-I/A.swift:3:7",
        "Fatal error: Index out of range, at Exercises/1-I/A.swift:3:7"
      ),
      (
        "*** Swift runtime failure: arithmetic overflow ***",
        "Swift runtime failure: arithmetic overflow"
      ),
      (
        "Could not cast value of type 'Swift.Int' (0x7f4) to 'Swift.String' (0x7e0).",
        "Could not cast value of type 'Swift.Int' to 'Swift.String'."
      ),
      (
        "Fatal error: x\r\n 1 f() at /kit/Exercises/1-I/A.swift:3:7\r\n",
        "Fatal error: x, at Exercises/1-I/A.swift:3:7"
      ),
    ]
  )
  func test_init_message_isTheReason(output: String, text: String) {
    #expect(crash(output, .signalled(SIGILL))?.text == text)
  }

  @Test(
    "If the runtime gives no reason, the signal is the reason",
    arguments: [
      (SIGSEGV, "forever"), (SIGKILL, "memory is full"), (SIGILL, "precondition"),
      (SIGTERM, "signal 15"),
    ]
  )
  func test_init_signalAlone_hasAReason(signal: Int32, words: String) {
    #expect(crash("", .signalled(signal))?.text.contains(words) == true)
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
