import Foundation
import KataKit
import Testing

struct AdviceTests {
  private var runs = CycleFixture()

  private func expect(
    _ advice: Advice,
    _ words: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = Advice(on: runs.report)
    #expect(found == advice, sourceLocation: location)
    #expect(found.sentence(on: runs.report).contains(words), sourceLocation: location)
  }

  @Test("Four runs are too few")
  mutating func test_init_fewRuns() {
    runs.add("RGRG")
    expect(.tooFewRuns, "five runs")
  }

  @Test("Without a green there is no rhythm")
  mutating func test_init_noGreen() {
    runs.add("RRxRR")
    expect(.neverGreen, "Nothing was green yet")
  }

  @Test("More than 15 minutes of red are long")
  mutating func test_init_longRed() {
    runs.add("GRRRG", every: 5)
    expect(.keepOn, "keep this rhythm")

    runs.add("RRRRG", every: 5)
    expect(.redForLong, "red for 20 min")
  }

  @Test("Changes of more than 12 lines in the median are large")
  mutating func test_init_largeSteps() {
    runs.add("RGGRG", lines: 12)
    expect(.keepOn, "keep this rhythm")

    runs.add("RGGRGRGRG", lines: 13)
    expect(.stepsTooLarge, "are 13 lines or more")
  }

  @Test("One change of more than 40 lines and five times the median is a leap")
  mutating func test_init_oneLargeStep() {
    runs.add("RGGRG")
    runs.add("G", lines: 40)
    expect(.keepOn, "keep this rhythm")

    runs.add("G", lines: 41)
    expect(.oneLargeStep, "largest change was 41 lines, the median 2")
  }

  @Test("More than a third of the runs that do not compile are many")
  mutating func test_init_failedBuilds() {
    runs.add("RxGGxR")
    expect(.keepOn, "keep this rhythm")

    runs.add("xG")
    expect(.buildsFail, "did not compile")
  }

  @Test("Five greens with fewer than one tidying are a habit")
  mutating func test_init_seldomTidied() {
    runs.add("RGRGRGRG")
    expect(.keepOn, "keep this rhythm")

    runs.add("RG")
    expect(.seldomTidied, "tidied 0 of 5 greens")

    runs.add("T")
    expect(.keepOn, "keep this rhythm")
  }

  @Test("Only greens mean that no test was seen red")
  mutating func test_init_neverRed() {
    runs.add("GTGTG")
    expect(.neverRed, "See each test fail")
  }
}
