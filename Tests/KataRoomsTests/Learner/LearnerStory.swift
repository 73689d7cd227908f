// One file, because it is one table.
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// The events of a learner's visits, and the step in focus at the end.
struct LearnerStory: CustomTestStringConvertible, Sendable {
  /// An event, with the standing after it.
  enum Event: Sendable {
    case run([StageReport], String)
    case next(String)
    case begin(Stage)
    /// The command ends, and another one begins with the saved progress.
    case again

    static func done(_ last: String?, _ standing: String) -> Self { .run(.upTo(last), standing) }

    /// A run in which "second" is the last step that is done, with this state of "yours".
    static func yours(_ state: StepState, _ standing: String) -> Self {
      .run(.upTo("second", but: ["yours": state]), standing)
    }
  }

  let testDescription: String
  let focus: String
  let events: [Event]

  private static let bothRed: [StageReport] = [.toy(upTo: nil), .toy(upTo: nil, of: .dial)]
  private static let firstDone: [StageReport] = [.toy(upTo: "first"), .toy(upTo: nil, of: .dial)]
  private static let allDone: [StageReport] = [.toy(), .toy(of: .dial)]
  private static let missing = StepState.yours(.missing)
  private static let ownRed = StepState.yours(.red(test: "test_mine", [.toy]))

  static let all = rows.map { LearnerStory(testDescription: $0, focus: $1, events: $2) }

  private static let rows: [(String, String, [Event])] = [
    (
      "A red step stays, and a step that turned green stays until the learner moves on", "1.second",
      [
        .done(nil, "red first"), .next("red first"), .done("first", "green first, then second"),
        .done("first", "green first, then second"), .next("red second"),
      ]
    ),
    (
      "If the kit does not have the focus any more, it is the first step that is not done",
      "2.begin",
      [.done("second", "red yours"), .again, .run([.toy(upTo: nil, of: .dial)], "red begin")]
    ),
    (
      "At a later stage its first open step comes; a finished step before it is red again",
      "2.begin",
      [
        .done("first", "red second"), .begin(.dial), .run(firstDone, "red begin"),
        .run(bothRed, "red again first"),
        // The file of the earlier stage is its starter again, so the stage does not run.
        .run([StageReport(notRun: .counter), .toy(upTo: nil, of: .dial)], "red begin"),
      ]
    ),
    (
      "A learner who goes back to an earlier stage meets its first open step", "1.second",
      [.begin(.dial), .run(firstDone, "red begin"), .begin(.counter), .done("first", "red second")]
    ),
    (
      "A step that was done and is red again is shown as RED AGAIN, and the focus stays", "1.yours",
      [
        .done("second", "red yours"),
        .run(.upTo("second", but: ["first": .toyRed]), "red again first"),
      ]
    ),
    (
      "A step that was never done, such as one that --core left out, takes the focus back",
      "1.yours-too",
      [
        .run(
          [StageReport.toy(), .toy(upTo: nil, of: .dial)].map { $0.limited(to: .core) },
          "red begin"
        ), .done("guard", "red yours-too"),
        .done("yours-too", "never red yours-too, then guard-too"),
      ]
    ),
    (
      "A guard that is green on arrival stops the learner once", "1.last",
      [
        .done("second", "red yours"), .done("guard-too", "never red yours, then guard"),
        .next("guard guard"), .next("green yours-too, then guard-too"), .next("guard guard-too"),
        .next("red last"),
      ]
    ),
    (
      "A guard that the learner met red does not stop them", "1.yours-too",
      [
        .done("yours", "red guard"), .done("guard", "green guard, then yours-too"),
        .next("red yours-too"),
      ]
    ),
    (
      "A guard that stopped the learner in one session does not stop them in the next", "1.guard",
      [
        .done("second", "red yours"), .done("guard", "never red yours, then guard"),
        .next("guard guard"), .again, .done("guard", "green guard, then yours-too"),
      ]
    ),
    (
      "When every step is done, nothing is left after the guards were met", "2.watch",
      [
        .run([.toy(upTo: "guard-too"), StageReport(notRun: .dial)], "red last"),
        .run(allDone, "green last, then begin"), .next("never red begin, then watch"),
        .next("guard watch"), .next("finished"),
      ]
    ),
    (
      "A first run that finds everything done is at the last step", "2.watch",
      [.run(allDone, "green watch"), .next("finished")]
    ),
    (
      "A step that was green before the learner saw it red stops them until they saw it red",
      "1.second",
      [
        .done(nil, "red first"), .done("second", "green first, then second"),
        .next("never red second, then yours"), .done("second", "never red second, then yours"),
        .done("first", "red second"), .done("second", "green second, then yours"),
        .done("first", "red again second"),
      ]
    ),
    (
      "Moving on from a step that was never seen red is allowed, and it is remembered", "1.yours",
      [
        .done(nil, "red first"), .done("second", "green first, then second"),
        .next("never red second, then yours"), .again,
        .done("second", "never red second, then yours"), .next("red yours"),
        .done("first", "red again second"),
      ]
    ),
    (
      "A step with a test of the learner's that is done on arrival is shown: it is green, because "
        + "its test is red on the faults",
      "1.guard",
      [
        .done("first", "red second"), .done("guard", "green second, then yours"),
        .next("green yours, then guard"), .next("guard guard"),
      ]
    ),
    (
      "A step that was red in a run but not on the board is shown when it is reached", "1.second",
      [
        .done(nil, "red first"), .done("first", "green first, then second"),
        .done("second", "green first, then second"), .done("first", "green first, then second"),
        .done("second", "green first, then second"), .next("never red second, then yours"),
      ]
    ),
    (
      "A step that was done before it was shown is not red again", "1.second",
      [
        .done(nil, "red first"), .done("second", "green first, then second"),
        .done("first", "green first, then second"), .next("red second"),
        .done("first", "red second"),
      ]
    ),
    (
      "A test of the learner's that was never red stops them, until they saw it red", "1.yours",
      [
        .yours(missing, "yours yours"), .done("yours", "never red yours, then guard"),
        .yours(ownRed, "red yours"), .done("yours", "green yours, then guard"),
        .yours(missing, "red again yours"),
      ]
    ),
    (
      "A test of the learner's that crashed before the code is a test", "1.yours",
      [
        .yours(missing, "yours yours"),
        .yours(.yours(.crashed(test: "test_mine", nil)), "red yours"),
        .done("yours", "green yours, then guard"),
      ]
    ),
    (
      "Around inner steps, the outer step turns green with the last of them", "1.radio",
      [
        .run([.car()], "red wheel"), .run([.car("wheel")], "green wheel, then motor"),
        .next("red motor"),
        .run([.car("drive", "wheel", "motor")], "green motor, then radio"), .next("red radio"),
      ]
    ),
    (
      "An outer step that is still red after the last inner step comes next", "1.drive",
      [
        .run([.car()], "red wheel"), .run([.car("wheel")], "green wheel, then motor"),
        .next("red motor"), .run([.car("wheel", "motor")], "green motor, then drive"),
        .next("red drive"),
      ]
    ),
  ]
}

extension [StageReport] {
  /// A run in which the first stage is done up to a step, and the second did not run.
  static func upTo(
    _ last: String?,
    but others: [String: StepState] = [:]
  ) -> [StageReport] {
    var report = StageReport.toy(upTo: last)
    for index in report.steps.indices {
      report.steps[index].state =
        others[report.steps[index].step.name] ?? report.steps[index].state
    }
    return [report, StageReport(notRun: .dial)]
  }
}
