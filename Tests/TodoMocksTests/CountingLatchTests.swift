import Testing
import TodoMocks

struct CountingLatchTests {
  @Test("A number that is there is not waited for")
  func reachedBefore() async {
    let latch = CountingLatch()
    latch.change(by: 2)

    #expect(await latch.reaches(2, within: .zero))
    #expect(latch.count == 2)
  }

  @Test("Who waits goes on when the number is there, however it came there")
  func reachedLater() async {
    let latch = CountingLatch()
    let waiting = Task { await latch.reaches(2, within: .seconds(10)) }

    latch.change(by: 1)
    latch.rise(to: 2)

    #expect(await waiting.value)
  }

  @Test("A limit that passes ends the wait, and the number stays")
  func limitPasses() async {
    let latch = CountingLatch()
    latch.change(by: 1)

    #expect(await !latch.reaches(2, within: .milliseconds(1)))
    #expect(latch.count == 1)
  }

  @Test("The shorter of two limits ends first")
  func twoLimits() async {
    let latch = CountingLatch()
    let long = Task { await latch.reaches(1, within: .seconds(60)) }

    #expect(await !latch.reaches(2, within: .milliseconds(1)))
    latch.change(by: 1)

    #expect(await long.value)
  }

  @Test("It rises, and never sinks by rising; a change takes away")
  func riseAndChange() {
    let latch = CountingLatch()
    latch.rise(to: 3)
    latch.rise(to: 1)
    #expect(latch.count == 3)

    latch.change(by: -2)

    #expect(latch.count == 1)
  }
}
