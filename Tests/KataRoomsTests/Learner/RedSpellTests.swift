import Foundation
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct RedSpellTests {
  private let start = Date(timeIntervalSince1970: 1_400_662_800)
  private let red = LearnerPlace.Standing.red(
    StepReport(step: Stage.counter.steps[0], state: .notRun)
  )

  @Test(
    "Ten minutes without a green are long; a failed build counts as red, and a green ends it",
    arguments: [(599, false, false), (600, false, true), (600, true, false)]
  )
  func test_isLong_time(seconds: Double, isGreenBetween: Bool, isLong: Bool) {
    var spell = RedSpell()
    spell.note(nil, at: start)
    if isGreenBetween { spell.note(.finished, at: start + 1) }
    spell.note(red, at: start + 2)

    #expect(spell.isLong(at: start + seconds) == isLong)
  }
}
