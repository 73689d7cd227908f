import Foundation
import KataTesting
import Testing

struct TestedTextsTests {
  private var sut = TestedTexts()
  private let built = Date(timeIntervalSince1970: 1_000)

  @Test("A changed text without a new build is not the built text")
  mutating func test_take_otherText_isFalse() {
    let first = sut.take(Data("good".utf8), of: "A.swift", compiled: built)
    let again = sut.take(Data("good".utf8), of: "A.swift", compiled: built)
    let other = sut.take(Data("baad".utf8), of: "A.swift", compiled: built)
    let still = sut.take(Data("baad".utf8), of: "A.swift", compiled: built)

    #expect([first, again, other, still] == [true, true, false, false])
  }

  @Test("After a new build, the changed text is the built text")
  mutating func test_take_otherBuild_isTrue() {
    _ = sut.take(Data("good".utf8), of: "A.swift", compiled: built)

    let next = sut.take(Data("baad".utf8), of: "A.swift", compiled: built + 1)
    let other = sut.take(Data("good".utf8), of: "B.swift", compiled: built)

    #expect([next, other] == [true, true])
  }

  @Test("The old text is the built text again when it is restored")
  mutating func test_take_backToTheOldText_isTrue() {
    _ = sut.take(Data("good".utf8), of: "A.swift", compiled: built)
    _ = sut.take(Data("baad".utf8), of: "A.swift", compiled: built)

    let back = sut.take(Data("good".utf8), of: "A.swift", compiled: built)

    #expect(back)
  }
}
