import CommandLineKit
import Testing

@testable import kata

struct ScreenTests {
  @Test("The headline of a long board is its last line in colour that is no message")
  func test_headlines() {
    let red = HangingLine("RED  Stage 1, step 2", look: .red)
    let outer = HangingLine("OUTER  Step 1 is red", look: .red)

    let lines = [
      HangingLine("---- 10:00"), outer, red,
      HangingLine("  got 1", look: .red), HangingLine("Edit"),
    ]

    #expect(Screen.headlines(of: lines) == [outer, red])
    #expect(Screen.headlines(of: [HangingLine("A hint")]) == [])
  }
}
