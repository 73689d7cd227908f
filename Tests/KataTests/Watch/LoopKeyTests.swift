import Foundation
import Testing

@testable import kata

struct LoopKeyTests {
  @Test("The line below everything has each key with a word, but those that are seldom needed")
  func test_summary_hasTheKeys() {
    let words = LoopKey.summary.components(separatedBy: "  ")

    let keys = LoopKey.allCases.map(\.rawValue).filter { $0 != "a" && $0 != "r" }
    #expect(words.map { String($0.prefix(2)) } == keys.map { "\($0) " })
    #expect(words.allSatisfy { $0.count > 3 })
  }

  @Test("The help has every key with what it does", arguments: LoopKey.allCases)
  func test_helpText_hasTheKey(key: LoopKey) {
    let lines = LoopKey.helpText.components(separatedBy: "\n")

    #expect(lines.contains { $0.hasPrefix("\(key.rawValue)  ") && $0.count > 6 })
  }

  @Test("The line below everything fits on a terminal")
  func test_summary_fits() {
    #expect(LoopKey.summary.count <= 80)
  }

  @Test("A key is what was pressed; Ctrl-D means to quit, and other keys mean nothing")
  func test_init_pressed() {
    for key in LoopKey.allCases { #expect(LoopKey(pressed: key.rawValue) == key) }
    #expect(LoopKey(pressed: "\u{4}") == .quit)
    #expect(LoopKey(pressed: "N") == nil)
    #expect(LoopKey(pressed: "\u{1B}") == nil)
  }
}
