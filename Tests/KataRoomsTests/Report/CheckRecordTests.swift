import CommandLineKit
import Foundation
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct CheckRecordTests {
  @Test("The text is the board, then the issues, then the seed")
  func test_lines_issue_standsBelowTheBoard() {
    let report = StageReport.toy(of: .dial).limited(to: .core)
    let result = RunResult(reports: [report], issues: ["It was edited."])

    #expect(
      CheckCommand.lines(on: result, seed: 42).map(\.text).joined(separator: "\n") == """
        Stage 2  Dial View    core 1 of 1

        PARTIAL  Every step that ran is done.

        PROBLEM  It was edited.

        Names and dates are random (seed 42), so hard-coded values fail. To repeat this \
        run: swift run kata check --seed 42
        """
    )
  }

  @Test("The JSON has times, seed, problems, and each step's status, messages and missed faults")
  func test_json_redStep_isWritten() throws {
    let failure = FailureMessage("expected a/b, got \"c\".")
    var report = StageReport.toy(["watch": .red([failure])], of: .dial)
    report.steps[1].survivors = Stage.dial.toyStep("watch").mutants
    let result = RunResult(reports: [report], issues: ["It was edited."])
    let time = Date(timeIntervalSince1970: 1_400_662_800)

    #expect(
      try CheckRecord(of: result, seed: 42, time: time, since: time - 60).json == """
        {
          "done" : false,
          "problems" : [
            "It was edited."
          ],
          "seed" : 42,
          "since" : "2014-05-21T08:59:00Z",
          "stages" : [
            {
              "number" : 2,
              "steps" : [
                {
                  "level" : "core",
                  "name" : "begin",
                  "number" : 1,
                  "status" : "GREEN",
                  "title" : "It shows a number"
                },
                {
                  "level" : "more",
                  "messages" : [
                    "expected a/b, got \\"c\\"."
                  ],
                  "missedFaults" : [
                    {
                      "name" : "showsAll",
                      "summary" : "The fault showsAll."
                    }
                  ],
                  "name" : "watch",
                  "number" : 2,
                  "status" : "RED",
                  "title" : "It shows no other"
                }
              ],
              "title" : "Dial View"
            }
          ],
          "time" : "2014-05-21T09:00:00Z"
        }
        """
    )
  }
}
