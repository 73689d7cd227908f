import Foundation
import ScratchFolders
import TerminalTesting
import Testing
import TodoApp

extension TodoProcessTests {
  struct TodoCommandTests {
    private let todo = TodoCommand()

    private static let items = [
      StoreLine.text(3, name: "Buy tea", due: "22T10"), StoreLine.text(1),
      StoreLine.text(2, name: "Call", due: "22T09"), "",
    ]
    .joined(separator: "\n")

    private static let goldenScreen = """
      * Today
          Pack

      ! Tomorrow
          Call     Thursday
          Buy tea  Thursday

      """

    @Test("The README shows the golden screen exactly")
    func test_readme_list_isTheGoldenScreen() throws {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)

      #expect(readme.contains("```text\n\(Self.goldenScreen)```\n"))
    }

    @Test("With --samples, an empty store gets three items, once; another store stays as it is")
    func test_run_samples_fillAnEmptyStoreOnce() async throws {
      let first = try await todo.run(TodoCommand.wednesday + ["--samples"])
      let second = try await todo.run(TodoCommand.wednesday + ["--samples"])

      let screen = """
        * Today
            Write a failing test

        ! Tomorrow
            Make it pass  Thursday

        # Next Week
            Tidy the code  Wednesday

        """
      #expect(first.output == screen)
      #expect(
        first.errors == """
          todo: The list was empty, so three sample items were added. With o you can open one, and \
          delete it.

          """
      )
      #expect(second == .shown(screen))
    }

    @Test("A file of three items gives exactly the golden screen")
    func test_run_threeItems_isTheGoldenScreen() async throws {
      try todo.folder.write(Self.items, to: "items")

      #expect(try await todo.run() == .shown(Self.goldenScreen))
    }

    @Test("A cancelled entry is not saved, and the list is not shown again")
    func test_run_cancel_savesNothing() async throws {
      let result = try await todo.run(input: "a\nPack\n.\nq\n")

      #expect(
        result.output == """
          Nothing to do until the end of next week.
          --- New item ---
          Name (. cancels)
          Due: YYYY-MM-DD, tomorrow, a weekday; from 2014-05-21 [2014-05-21] (. cancels)
          --- To do ---

          """
      )
      #expect(!FileManager.default.fileExists(atPath: todo.store))
    }

    @Test("Adding prints the trimmed name and the day in the time zone; twins stay two items")
    func test_run_add_saysWhatWasAdded() async throws {
      let tokyo = ["--now", "2014-05-21T09:00", "--time-zone", "Asia/Tokyo", "--locale", "en_US"]

      let added = try await todo.run(tokyo + ["add", " \tBuy  tea\n", "--due", "2014-05-22"])
      let twin = try await todo.run(tokyo + ["add", "Buy  tea", "--due", "2014-05-22"])
      let shown = try await todo.run(tokyo)

      #expect(added == .shown("Added Buy  tea, due 2014-05-22.\n"))
      #expect(twin == added)
      let line = "    Buy  tea  Thursday\n"
      #expect(shown.output == "! Tomorrow\n\(line)\(line)")
      #expect(Set(try todo.folder.text(of: "items").split(separator: "\n")).count == 2)
    }

    @Test(
      "Wrong arguments give one line on standard error and status 64",
      arguments: [
        (["--stor", "x"], "unknown option --stor; did you mean --store?"),
        (["add", "Pack", "--due", "2014-05-20"], "The due date is before today."),
        (["add", " "], "The item needs a name."),
      ] as [([String], String)]
    )
    func test_run_wrongArguments_isOneLine(arguments: [String], message: String) async throws {
      let result = try await todo.run(TodoCommand.wednesday + arguments)

      #expect(result == .init(output: "", errors: "todo: \(message)\n", status: 64))
    }

    @Test(
      "Below Stage 5 the solution's view is the one from before the change",
      arguments: zip(["solution", "1", "2"], [", s sort, g group", "", ""])
    )
    func test_run_use_choosesTheView(value: String, newKeys: String) async throws {
      let result = try await todo.run(TodoCommand.wednesday + ["--use", value], input: "?\n")

      let open = "o open an item: done, edit, delete\n"
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("a add, r refresh\(newKeys), ? help, q quit\n\(open)"))
    }

    @Test("Help is shown, and no file is touched")
    func test_run_help_isShown() async throws {
      let result = try await todo.run(["--help"])

      #expect(
        result
          == .shown(
            """
            Shows what is due from today to the end of next week, and takes commands:
            a add, r refresh, s sort, g group, o open an item (done, edit, delete), u undo
            the last change, ? help, q quit. Colour is used on a terminal only, and never if
            NO_COLOR is set or TERM is dumb.

            With --use 3, your classes of stages 1 to 3 run, and the solution's elsewhere.
            4 runs the same classes as 3, because the app uses no doubles. Up to 4, the list
            has no s and g. From 5 on, your three changed classes of stage 5 are the list.

            todo            show what is due, and take commands
            todo add NAME   add one item and end; an item without a day is due today
            todo done TEXT  mark the open item as done that has TEXT in its name, and end

            --store FILE       where the items are kept, such as items.jsonl
            --now TIME         a fixed time to use as now, in the time zone, such as
                               2014-05-21T09:00
            --time-zone ID     the time zone, such as Europe/Berlin
            --locale ID        the language of the weekdays, such as en_US
            --week-starts DAY  the first day of the week; by default the locale's, such as
                               monday
            --use WHOSE        whose code runs: solution, exercise for all of yours, or 1 to
                               \(TodoOptions.Implementation.lastStage) for yours up to that stage, such as 3
            --samples          add three items first, if there is none
            --also FILE        list its items, too, such as team.jsonl
            --help             show this; after a command, show its options

            """
          )
      )
    }
  }
}
