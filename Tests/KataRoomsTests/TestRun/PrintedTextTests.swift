import SuiteLedger
import Testing

@testable import KataCore

struct PrintedTextTests {
  private static let test = TestID(framework: .swiftTesting, module: "MyTests", test: "test_mine")

  @Test(
    "The lines of a test are its own, without those of the frameworks",
    arguments: [
      ("A line of the code", ["one"], ["one"]), ("A framework's line", ["◇ Test began."], []),
      ("A failure", ["✘ Test recorded an issue", "a list:", "two"], ["two"]),
      (
        "An expectation of several lines",
        ["✘ Test recorded: Expectation failed: (calls → []) == (.found([", "item(a)", "]))", "x"],
        ["x"]
      ),
      ("The watchdog's sentence", ["one", Outcome.sentence(onHanging: "It", limit: 5)], ["one"]),
      (
        "A crash with its backtrace",
        ["one", "A.swift:1: Fatal error: no", "*** Signal 4: Backtracing", "Thread 0"],
        ["one"]
      ),
    ] as [(String, [String], [String])]
  )
  func test_lines_output_isTheTests(fact: String, output: [String], printed: [String]) {
    let marked = PrintedText.mark(Self.test) + output.joined(separator: "\n") + "\n"
    let other = PrintedText.mark(nil) + "not a test's\n"

    let lines = PrintedText.lines(
      in: other + marked + other,
      of: .swiftTesting,
      besides: [FailureMessage("a list", expected: ["1"], got: ["2"])]
    )

    #expect(lines[Self.test] ?? [] == printed, "\(fact)")
  }
}
