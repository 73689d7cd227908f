import Testing
import TodoMocks

struct CountingLatchTests {
  @Test(
    "A wait ends if the count is already reached, or when its limit passes",
    arguments: [(2, true), (3, false)]
  )
  func reaches(wanted: Int, isReached: Bool) async {
    let latch = CountingLatch()
    latch.change(by: 2)

    #expect(await latch.reaches(wanted, within: .zero) == isReached)
    #expect(latch.count == 2)
  }

  @Test("A wait ends when the count is reached, whether by rise or by change")
  func reachedLater() async {
    let latch = CountingLatch()
    let waiting = Task { await latch.reaches(2, within: .seconds(10)) }

    latch.change(by: 1)
    latch.rise(to: 2)

    #expect(await waiting.value)
  }

  @Test("The shorter of two limits ends first")
  func twoLimits() async {
    let latch = CountingLatch()
    let long = Task { await latch.reaches(1, within: .seconds(60)) }

    #expect(await !latch.reaches(2, within: .milliseconds(1)))
    latch.change(by: 1)

    #expect(await long.value)
  }

  @Test("A rise never lowers the count; a negative change does")
  func riseAndChange() {
    let latch = CountingLatch()
    latch.rise(to: 3)
    latch.rise(to: 1)
    #expect(latch.count == 3)

    latch.change(by: -2)

    #expect(latch.count == 1)
  }
}
