import Foundation
import Testing

@testable import KataJudge
@testable import kata

struct OutputReaderTests {
  private var reader = OutputReader(keeping: 10)

  @Test("Short output is kept unchanged; whole lines are reported at once, and the last at the end")
  mutating func test_finish_littleOutput_isKept() {
    var lines: [Substring] = []

    for part in ["one\nt", "wo\n", "thr", "ee"] {
      reader.append(Data(part.utf8)) { lines.append($0) }
    }

    #expect(lines == ["one", "two"])
    #expect(reader.finish { lines.append($0) } == "one\ntwo\nthree")
    #expect(lines == ["one", "two", "three"])
  }

  @Test("Long output is cut to its beginning and end, with a line in the gap")
  mutating func test_finish_flood_keepsHeadAndTail() {
    let all = Data("0123456789".utf8 + Array(repeating: UInt8(ascii: "x"), count: 1_000))
    for start in stride(from: 0, to: all.count, by: 7) {
      reader.append(all[start..<min(start + 7, all.count)]) { _ in }
    }
    reader.append(Data("the crash".utf8)) { _ in }

    let kept = reader.finish { _ in }

    #expect(kept.hasPrefix("0123456789\n[what was printed in between is not kept]\n"))
    #expect(kept.hasSuffix("xthe crash"))
    #expect(kept.count < 100)
  }

  @Test("A line without an end does not grow without limit")
  mutating func test_take_endlessLine_isCut() {
    var longest = 0
    for _ in 1...3 {
      reader.append(Data(Array(repeating: UInt8(ascii: "x"), count: 60_000))) { _ in }
    }
    reader.append(Data("\n".utf8)) { longest = $0.count }

    #expect(longest == 65_536)
  }
}
