import Foundation
import KataKit
import Testing

struct AdviceTests {
  private var scene = RhythmScene()

  private func expect(
    _ advice: Advice,
    _ words: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = Advice(on: scene.rhythm)
    #expect(found == advice, sourceLocation: location)
    #expect(found.sentence(on: scene.rhythm).contains(words), sourceLocation: location)
  }

  @Test("Four runs are too few")
  mutating func test_init_fewRuns() {
    scene.add("RGRG")
    expect(.tooFewRuns, "five runs")
  }

  @Test("Without a green there is no rhythm")
  mutating func test_init_noGreen() {
    scene.add("RRxRR")
    expect(.neverGreen, "Nothing was green yet")
  }

  @Test("More than 15 minutes of red are long")
  mutating func test_init_longRed() {
    scene.add("GRRRG", every: 5)
    expect(.keepOn, "keep this rhythm")

    scene.add("RRRRG", every: 5)
    expect(.redForLong, "red for 20 min")
  }

  @Test("Changes of more than 12 lines in the middle are large")
  mutating func test_init_largeSteps() {
    scene.add("RGGRG", lines: 12)
    expect(.keepOn, "keep this rhythm")

    scene.add("RGGRGRGRG", lines: 13)
    expect(.stepsTooLarge, "are 13 lines or more")
  }

  @Test("One change of more than 40 lines and five times the middle is a leap")
  mutating func test_init_oneLargeStep() {
    scene.add("RGGRG")
    scene.add("G", lines: 40)
    expect(.keepOn, "keep this rhythm")

    scene.add("G", lines: 41)
    expect(.oneLargeStep, "largest change was 41 lines, the middle one 2")
  }

  @Test("More than a third of the runs that do not compile are many")
  mutating func test_init_failedBuilds() {
    scene.add("RxGGxR")
    expect(.keepOn, "keep this rhythm")

    scene.add("xG")
    expect(.buildsFail, "did not compile")
  }

  @Test("Five greens without a change while green are a habit")
  mutating func test_init_neverRefactored() {
    scene.add("RGRGRGRG")
    expect(.keepOn, "keep this rhythm")

    scene.add("RG")
    expect(.neverRefactored, "worth tidying")
  }

  @Test("Only greens mean that no test was seen red")
  mutating func test_init_neverRed() {
    scene.add("GGGGG")
    expect(.neverRed, "see each test fail")
  }
}
