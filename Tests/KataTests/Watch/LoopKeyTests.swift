import Foundation
import Testing

@testable import kata

struct LoopKeyTests {
  @Test("The line below the board has the keys that help at each step")
  func test_summary_hasTheKeysOfEachStep() {
    #expect(LoopKey.summary == "h hint  p what the Guide says  ? more keys")
  }

  @Test("The help has every key with its action", arguments: LoopKey.allCases)
  func test_helpText_hasTheKey(key: LoopKey) {
    let lines = LoopKey.helpText.components(separatedBy: "\n")

    #expect(lines.contains { $0.hasPrefix("\(key.rawValue)  ") && $0.count > 6 })
  }

  @Test("The help ends with the command that lists the others")
  func test_helpText_endsWithTheCommands() {
    #expect(LoopKey.helpText.hasSuffix("\n\nMore, in a second terminal: swift run kata help"))
  }
}
