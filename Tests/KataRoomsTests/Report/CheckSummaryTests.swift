import Foundation
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct CheckSummaryTests {
  private let time = Date(timeIntervalSince1970: 1_400_662_800)
  private let escaped = StepState.red([FailureMessage("asked: <b>,\ngot *a|b*.")])

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

  @Test("The Markdown is a title, a table, the step that is not done and the seed")
  func test_markdown_redStep_isWritten() throws {
    let report = StageReport.toy(["second": escaped, "yours": .waiting("x")]).limited(to: .core)

    #expect(
      try summary(report, issues: ["a_b\u{1B}\u{7}\nc"]).written(as: .markdown) == #"""
        ## Viper Kata: not done yet

        | Stage | core | Steps |
        | --- | ---: | --- |
        | 1 Counter | 1 of 3 | `+x.` |

        **Problem:** a\_b�� c

        ### RED  Stage 1, step 2: It counts a turn

        > asked: \<b\>,\
        > got \*a\|b\*.

        Edit `Exercises/1-Counter/TurnCounter.swift`. Read `Guide.md#stage-1-second`.

        Names and dates are random (seed 42), so hard-coded values fail. To repeat this run: swift run kata check --seed 42
        """#
    )
  }

  @Test("A check that is done says so; faults that the learner's tests miss are listed")
  func test_written_words() throws {
    var weak = StageReport.toy([
      "yours": .yours(.tooWeak(Weakness(caught: 1, all: 3, summary: "The fault stopsAtEight.")))
    ])
    weak.steps[2].survivors = Array(Stage.counter.toyStep("yours").mutants.dropFirst())

    #expect(summary(.toy()).markdown.hasPrefix("## Viper Kata: every required step is done\n"))
    #expect(!summary(.toy()).markdown.contains("###"))
    #expect(
      summary(weak).markdown.contains(
        "let through:\n\n- The fault stopsAtEight.\n- The fault wrapsAround."
      )
    )
    let json = try summary(issues: ["It does not build."]).written(as: .json)
    #expect(json.contains("\"problems\" : [\n    \"It does not build.\"\n  ]"))
    #expect(json.contains("\"done\" : false"))
  }

  @Test("A stage is a suite; a step passed, failed with its message, or was skipped")
  func test_junit_steps_areCases() throws {
    let failure = FailureMessage("a < b", expected: ["\"1\""], got: ["2"])
    let report = StageReport.toy(["second": .red([failure]), "yours": .waiting("waits")])

    let text = try summary(report.limited(to: .core), issues: ["No & \u{1B}[31m\r\nbuild."])
      .written(as: .junit)

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
            <testcase name="Problem"><error type="PROBLEM" message="No &amp; \u{FFFD}[31m&#10;build."/>\
        </testcase>
          </testsuite>
        </testsuites>
        """
    )
    #expect(isWellFormed(text))
  }
}
