import CommandLineKit
import Testing
import TodoApp

/// Thousands of command lines: each is understood, or is told what is wrong with it.
struct TodoWordsFuzzTests {
  private static let count = LongTests.areWanted ? 10_000 : 1_000

  /// The first thing that is wrong with what is made of the words; nil for nothing.
  private func violation(by words: [String]) -> String? {
    do throws(UsageError) {
      switch try TodoOptions.program(environment: ["HOME": "/home/me"]).request(words) {
      case .show(let text): return text.hasSuffix("\n") || text.isEmpty ? "no text" : nil
      case .run(let options): return understood(options, words)
      }
    } catch {
      let sentence = error.description
      // What was typed may be data of any kind, but commands nobody.
      return sentence.isEmpty || sentence != sentence.shownAsData ? "says \(sentence)" : nil
    }
  }

  private func understood(_ options: TodoOptions, _ words: [String]) -> String? {
    if case .add(let name, _) = options.command, !words.contains(name) { return "adds \(name)" }
    let isDefault = options.store == "/home/me/.local/share/viper-kata/todo.jsonl"
    let isNamed = words.contains { $0 == options.store || $0 == "--store=\(options.store)" }
    return isDefault || isNamed || options.makesFolder ? nil : "stores in \(options.store)"
  }

  @Test("No words make it crash, and each error is one line")
  func test_request_anyWords_areUnderstoodOrTold() {
    var typed = TypedWords(seed: 20_140_521)
    let lines = (0..<Self.count).map { _ in typed.next() }

    let violations = lines.compactMap { words in violation(by: words).map { "\(words): \($0)" } }

    #expect(violations == [])
  }
}
