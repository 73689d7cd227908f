import Foundation
import Testing

@testable import KataJudge
@testable import kata

struct OutputReaderTests {
  private var reader = OutputReader(keeping: 10)

  @Test("Short output is kept unchanged, and whole lines are reported at once")
  mutating func test_text_littleOutput_isKept() {
    var lines: [Substring] = []

    for part in ["one\nt", "wo\n", "thr", "ee"] {
      reader.append(Data(part.utf8)) { lines.append($0) }
    }

    #expect(lines == ["one", "two"])
    #expect(reader.text == "one\ntwo\nthree")
  }

  @Test("Long output is cut to its beginning and end, with a line in the gap")
  mutating func test_text_flood_keepsHeadAndTail() {
    let all = Data("0123456789".utf8 + Array(repeating: UInt8(ascii: "x"), count: 1_000))
    for start in stride(from: 0, to: all.count, by: 7) {
      reader.append(all[start..<min(start + 7, all.count)], onLine: nil)
    }
    reader.append(Data("the crash".utf8), onLine: nil)

    #expect(reader.text.hasPrefix("0123456789\n[what was printed in between is not kept]\n"))
    #expect(reader.text.hasSuffix("xthe crash"))
    #expect(reader.text.count < 100)
  }
}
