import Foundation
import Testing

extension TodoProcessTests {
  /// The built `todo` on damaged stores, with words and lines that nobody chose.
  struct TodoFuzzTests {
    private static let count = LongTests.areWanted ? 600 : 25
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    /// What is wrong with how it ended; nil for nothing.
    private func violation(by words: [String], on bytes: [UInt8]) async throws -> String? {
      try Data(bytes).write(to: URL(fileURLWithPath: todo.store))
      // Other stores that are named are files in this folder; without a name it is the one here.
      let result = try await todo.runAlone(
        words,
        input: words.joined(separator: "\n") + "\na\nPack\n\n.\n",
        environment: ["HOME": todo.folder.path, "XDG_DATA_HOME": todo.folder.path],
        launcher: ["/bin/sh", "-c", "cd '\(todo.folder.path)' && exec \"$0\" \"$@\""]
      )
      guard [0, 64, 74].contains(result.status) else { return "status \(result.status)" }
      guard result.errors.split(separator: "\n").allSatisfy({ $0.hasPrefix("todo: ") }) else {
        return "complains \(result.errors)"
      }
      let complaints = result.errors.split(separator: "\n").count
      guard result.status != 64 || complaints == 1 else { return "\(complaints) complaints" }
      let commands = (result.output + result.errors).unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      return commands.isEmpty ? nil : "commands the terminal"
    }

    @Test("It ends with a status that it knows, complains in lines of its own, and crashes never")
    func test_run_anything_endsWell() async throws {
      var stores = DamagedStores(seed: 7)
      var typed = TypedWords(seed: 7)
      var violations: [String] = []

      for number in 0..<Self.count {
        let words = (number % 2 == 0 ? ["--store", "items"] : []) + typed.next()
        if let violation = try await violation(by: words, on: stores.next()) {
          violations.append("\(number) \(words): \(violation)")
        }
      }

      #expect(violations == [])
    }
  }
}
