import Foundation
import Testing

@testable import kata

struct LoopKeyTests {
  @Test("The line below the board has the five most important keys")
  func test_summary_hasFiveKeys() {
    #expect(LoopKey.summary == "n next  h hint  p guide  g grade  ? more keys")
  }

  @Test("The help has every key with its action", arguments: LoopKey.allCases)
  func test_helpText_hasTheKey(key: LoopKey) {
    let lines = LoopKey.helpText.components(separatedBy: "\n")

    #expect(lines.contains { $0.hasPrefix("\(key.rawValue)  ") && $0.count > 6 })
  }

  @Test("A key is the pressed one; Ctrl-D means quit, and other keys have no meaning")
  func test_init_pressed() {
    for key in LoopKey.allCases { #expect(LoopKey(pressed: key.rawValue) == key) }
    #expect(LoopKey(pressed: "\u{4}") == .quit)
    #expect(LoopKey(pressed: "N") == nil)
    #expect(LoopKey(pressed: "\u{1B}") == nil)
  }
}
