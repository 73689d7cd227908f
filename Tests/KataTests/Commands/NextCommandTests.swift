import KataCore
import KataLearner
import KataStages
import Testing

@testable import KataJudge
@testable import kata

struct NextCommandTests {
  private static let stages = Curriculum.viperKata.stages
  private static let done = StageReport.done(stages[1].steps.count, of: stages[1])

  @Test(
    "A learner who chose a finished stage learns why they stand behind it",
    arguments: [
      ("It is done", 2, [done], true), ("It has open steps", 2, [.done(1, of: stages[1])], nil),
      ("It was not judged", 2, [], nil), ("A step before it is red again", 0, [done], nil),
      ("They stand in it", 1, [done], nil),
    ] as [(String, Int, [StageReport], Bool?)]
  )
  func test_reason_saysItIfTheStageIsDone(
    fact: String,
    index: Int,
    reports: [StageReport],
    isGiven: Bool?
  ) {
    let standing = LearnerPlace.Standing.green(Self.stages[index].steps[0], next: nil)

    let reason = NextCommand(stage: Self.stages[1]).reason(for: standing, in: reports)

    let start = "Every step of stage 2 is done, so you go on at step 3.1. To begin stage 2 again"
    #expect(reason?.hasPrefix(start) == isGiven, "\(fact)")
  }
}
