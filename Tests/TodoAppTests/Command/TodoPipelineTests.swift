import Foundation
import Testing

extension TodoProcessTests {
  /// The built `todo` between other programs, and on terminals of any width and language.
  struct TodoPipelineTests {
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    /// Runs a shell script, in which `todo` is `"$0" "$@"`.
    private func run(_ script: String) async throws -> TodoCommand.Result {
      try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        launcher: ["/bin/sh", "-c", script]
      )
    }

    @Test(
      "It ends when its reader ends, even if the parent ignored SIGPIPE",
      arguments: ["", "trap '' PIPE; "]
    )
    func test_run_nobodyReads_ends(trap: String) async throws {
      let result = try await run("\(trap)yes r 2>/dev/null | \"$0\" \"$@\" | head -n 1")

      #expect(
        result
          == .init(output: "Nothing to do until the end of next week.\n", errors: "", status: 0)
      )
    }

    @Test("Three megabytes without a line end count as one line that is too long")
    func test_run_noLineEnd_isTooLong() async throws {
      let result = try await run("head -c 3000000 /dev/zero | \"$0\" \"$@\"")

      #expect(
        result.output == """
          Nothing to do until the end of next week.
          Error: The line is longer than a mebibyte and was left out.

          """
      )
      #expect(result.status == 0)
    }

    @Test("A terminal may have any number of columns", arguments: [0, 1, 2, 5, 20, 65_535])
    func test_session_anyColumns_endsWell(columns: UInt16) async throws {
      let session = try await TerminalSession.run(
        todo,
        columns: columns,
        steps: [.type("a"), .type("Buy tea 日本語"), .type(""), .type("r"), .type("q")]
      )

      #expect(session.status == 0)
      #expect(session.reason == .exit)
      #expect(session.transcript.contains("* Today\n"))
    }

    @Test(
      "Every language has its weekdays",
      arguments: [
        ("de_DE", "Donnerstag"), ("fr", "jeudi"), ("ja", "木曜日"), ("fi", "torstai"),
        ("fa", "پنجشنبه"), ("ar_SA", "الخميس"), ("ar_EG", "الخميس"), ("th", "วันพฤหัสบดี"),
        ("he", "יום חמישי"), ("en_US@calendar=buddhist", "Thursday"), ("en_GB@fw=wed", "Thursday"),
      ]
    )
    func test_run_locale_hasItsWeekday(locale: String, thursday: String) async throws {
      let options = ["--store", todo.store, "--now", "2014-05-21T09:00", "--time-zone", "UTC"]
      _ = try await todo.runAlone(options + ["add", "Pack", "--due", "2014-05-22"])

      let shown = try await todo.runAlone(
        options + ["--locale", locale, "--week-starts", "sunday"]
      )

      #expect(shown == .init(output: "! Tomorrow\n    Pack  \(thursday)\n", errors: "", status: 0))
    }
  }
}
