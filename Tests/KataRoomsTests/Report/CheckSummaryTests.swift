import Foundation
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct CheckSummaryTests {
  private let time = Date(timeIntervalSince1970: 1_400_662_800)

  private func summary(
    _ reports: StageReport...,
    issues: [String] = [],
    since: Date? = nil
  ) -> CheckSummary {
    CheckSummary(
      result: RunResult(reports: reports, issues: issues),
      seed: 42,
      time: time,
      since: since
    )
  }

  @Test("The text is the board, then the issues, then the seed")
  func test_text_issue_standsBelowTheBoard() throws {
    let summary = summary(
      StageReport.toy(of: .dial).limited(to: .core),
      issues: ["It was edited."]
    )

    #expect(
      try summary.written(as: .text) == """
        Stage 2  Dial View    core 1 of 1

        PARTIAL  Every step that ran is done.

        PROBLEM  It was edited.

        Names and dates are random (seed 42), so hard-coded values fail. To repeat this \
        run: swift run kata check --seed 42
        """
    )
  }

  @Test("The JSON has time, seed, and for each step its status, messages and missed faults")
  func test_json_redStep_isWritten() throws {
    var report = StageReport.toy(
      ["watch": .red([FailureMessage("expected a/b, got \"c\".")])],
      of: .dial
    )
    report.steps[1].survivors = Stage.dial.toyStep("watch").mutants
    let summary = summary(report, since: time.addingTimeInterval(-60))

    #expect(
      try summary.written(as: .json) == """
        {
          "done" : false,
          "problems" : [

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

  @Test("A check that is not done has its problems")
  func test_written_problem_isInTheJSON() throws {
    let json = try summary(issues: ["It does not build."]).written(as: .json)

    #expect(json.contains("\"problems\" : [\n    \"It does not build.\"\n  ]"))
    #expect(json.contains("\"done\" : false"))
  }
}
