import CommandLineKit
import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` with hostile titles, bytes and files.
  struct TodoHostileInputTests {
    private let todo = TodoCommand()

    @Test("A title with terminal commands is shown as data, and cut if it is offered")
    func test_run_hostileTitle_isData() async throws {
      let title = "\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}1m\u{202E}\u{2066}\u{8}\t日本" + long
      let answers = try await todo.run(input: "a\n\(title)\n\(title)\n\nq\n")
      let shown = try await todo.run()
      let edited = try await todo.run(input: "o\n1\ne\n\n.\nx\nn\nd\n")
      let added = try await todo.add(title)
      let refused = try await todo.run(TodoCommand.wednesday + ["add", "a", title])

      let results = [answers, shown, edited, added, refused]
      let everything = results.map { $0.output + $0.errors }.joined().replacing("\n", with: "")
      #expect(everything == everything.shownAsData)
      #expect(
        shown.output.hasPrefix("* Today\n    \u{FFFD}[2J\u{FFFD}]0;x\u{FFFD}\u{FFFD}1m\u{FFFD}")
      )
      // An output that is not a terminal has eighty columns, and widths as on a terminal.
      #expect(shown.output.split(separator: "\n").map(\.displayWidth).max() == 80)
      let offer = edited.output.split(separator: "\n").first { $0.hasPrefix("Name [\u{FFFD}[2J") }
      #expect(offer?.displayWidth == 80)
      #expect(try todo.folder.text(of: "items").contains(long))
    }

    // Longer than one read of the input.
    private let long = String(repeating: "x", count: 70_000)

    @Test("Unknown commands, strange bytes and a line of more than a mebibyte are answered")
    func test_run_strangeInput_isSurvived() async throws {
      let tooLong = String(repeating: "y", count: (1 << 20) + 1)

      let result = try await todo.run(input: "\u{0}\n?\n\(tooLong)\nr\nq\nr\n")

      #expect(
        result.output == """
          Nothing to do until the end of next week.
          Unknown command. a add, r refresh, s sort, g group, ? help, q quit
          a add, r refresh, s sort, g group, ? help, q quit
          o open an item: done, edit, delete
          Error: The line is longer than a mebibyte and was left out.
          Nothing to do until the end of next week.

          """
      )
    }
  }
}
