import CommandLineKit
import Testing

@testable import kata

struct ScreenTests {
  @Test("A long board keeps its beginning and its links, and says how to see the rest")
  func test_fitting_longBoard_losesRowsNearItsEnd() {
    let rows = (1...30).map { "\($0)" }

    let shown = Screen.fitting(rows, 20)

    #expect(Array(shown.prefix(13)) == Array(rows.prefix(13)))
    #expect(shown[13] == "  … 11 more rows; b shows the end")
    #expect(Array(shown.dropFirst(14)) == Array(rows.suffix(6)))
    #expect(Screen.fitting(rows, 30) == rows)
  }
}
