import Testing

@testable import kata

struct TranscriptTests {
  private var transcript = Transcript()

  @Test("Looking back shows the screenful above, then the one above that, and then nothing")
  mutating func test_back_isAScreenfulHigher() {
    transcript.add(["1", "2", "3", "4", "5"], height: 2, isOnClearedScreen: false)

    #expect(transcript.back(by: 2) == ["2", "3"])
    #expect(transcript.back(by: 2) == ["1"])
    #expect(transcript.back(by: 2) == [])
  }

  @Test("One look back shows the cleared rows, even with few rows on the screen")
  mutating func test_back_clearedScreen_isOneLookAway() {
    transcript.add(["old"], height: 10, isOnClearedScreen: true)
    transcript.add(["new"], height: 10, isOnClearedScreen: true)
    transcript.add(["hint"], height: 10, isOnClearedScreen: false)

    #expect(transcript.back(by: 10) == ["old"])
  }

  @Test("After a board that does not fit, the first look back shows its end")
  mutating func test_back_cutBoard_isItsEnd() {
    transcript.add(["1", "2", "3", "4"], height: 3, isOnClearedScreen: true)

    #expect(transcript.back(by: 3) == ["2", "3", "4"])
    #expect(transcript.back(by: 3) == ["1"])
  }

  @Test("New rows end the look back")
  mutating func test_add_endsTheLookBack() {
    transcript.add(["1", "2", "3"], height: 3, isOnClearedScreen: true)
    _ = transcript.back(by: 1)
    transcript.add(["4"], height: 1, isOnClearedScreen: true)

    #expect(transcript.back(by: 1) == ["3"])
  }

  @Test("It does not grow without limit")
  mutating func test_add_muchMore_forgetsTheOldest() {
    for number in 0..<6_000 {
      transcript.add(["\(number)"], height: 1, isOnClearedScreen: true)
    }
    var last: [String] = []
    while case let rows = transcript.back(by: 1_000), !rows.isEmpty { last = rows }

    #expect(last.first == "1000")
  }
}
