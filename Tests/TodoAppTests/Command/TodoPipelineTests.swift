import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` between other programs, and on terminals of any width and language.
  struct TodoPipelineTests {
    private let todo = TodoCommand()

    @Test(
      "It ends when its reader ends, even if the parent ignored SIGPIPE",
      arguments: ["", "trap '' PIPE; "]
    )
    func test_run_nobodyReads_ends(trap: String) async throws {
      let result = try await todo.run(
        launcher: ["/bin/sh", "-c", "\(trap)yes r 2>/dev/null | \"$0\" \"$@\" | head -n 1"]
      )

      #expect(result == .empty)
    }

    @Test("A terminal may have any number of columns", arguments: [0, 1, 2, 5, 20, 65_535])
    func test_session_anyColumns_endsWell(columns: UInt16) async throws {
      let session = try await TerminalSession.run(todo, columns: columns) {
        try $0.type(["a", "Buy tea 日本語", "", "r", "q"])
      }

      #expect(session.status == 0)
      #expect(session.reason == .exit)
      #expect(session.transcript.contains("* Today\n"))
    }

    @Test(
      "Every language has its weekdays, and the week starts on the day of the option",
      arguments: [
        ("de_DE", "Donnerstag"), ("fr", "jeudi"), ("ja", "木曜日"), ("fi", "torstai"),
        ("fa", "پنجشنبه"), ("ar_SA", "الخميس"), ("ar_EG", "الخميس"), ("th", "วันพฤหัสบดี"),
        ("he", "יום חמישי"), ("en_US@calendar=buddhist", "Thursday"), ("en_GB@fw=thu", "Thursday"),
      ]
    )
    func test_run_locale_hasItsWeekday(locale: String, thursday: String) async throws {
      try todo.folder.write(StoreLine.text(due: "22T09") + "\n", to: "items")

      let shown = try await todo.run(TodoCommand.wednesday.map { $0 == "en_US" ? locale : $0 })

      #expect(shown == .shown("! Tomorrow\n    Pack  \(thursday)\n"))
    }
  }
}
