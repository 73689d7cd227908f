import Foundation
import KataKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct JUnitTests {
  @Test("A stage is a suite; a step passed, failed with its message, or was skipped")
  func test_junit_steps_areCases() throws {
    let failure = AssertionFailure(FailureMessage("a < b", expected: ["\"1\""], got: ["2"]))
    let report = StageReport.toy(["second": .red([failure]), "yours": .waiting("waits")])

    let result = RunResult(reports: [report.limited(to: .core)], issues: ["No & \u{1B}[31mbuild."])
    let text = try CheckSummary(result: result, seed: 42, time: .now).written(as: .junit)

    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="Stage 1 Counter" tests="3" failures="1" errors="0" skipped="1">
            <testcase name="1.1 It begins at zero"></testcase>
            <testcase name="1.2 It counts a turn"><failure type="RED">a &lt; b:
        expected &quot;1&quot;
        got      2</failure></testcase>
            <testcase name="1.3 It stops at nine"><skipped/></testcase>
          </testsuite>
          <testsuite name="Problems" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="Problem"><error type="PROBLEM" message="No &amp; \u{FFFD}[31mbuild."/>\
        </testcase>
          </testsuite>
        </testsuites>
        """
    )
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }
}
