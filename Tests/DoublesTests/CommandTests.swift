import TerminalTesting
import Testing

/// The meaning of the words after `doubles`.
struct CommandTests {
  @Test("Help names every command, even without words", arguments: [[], ["--help"], ["help"]])
  func test_help_namesEveryCommand(words: [String]) async throws {
    let result = try await BuiltProgram("doubles").run(words)

    #expect(result.status == 0)
    for name in ["list", "copy", "write", "check"] {
      #expect(result.output.contains("\ndoubles \(name)"), "\(name)")
    }
  }

  @Test(
    "Wrong words cause one line on standard error, and status 64",
    arguments: [
      (["chekc"], "unknown command chekc; did you mean check?"),
      (
        ["copy"],
        "copy needs NAME, doubles or helpers; doubles list shows them, such as ListViewSpy"
      ),
      (["copy", "ListViewSpy"], "--to needs a value: the folder to copy to"),
      (["write", "P.swift", "--mok"], "unknown option --mok; did you mean --mock?"),
    ]
  )
  func test_process_wrongWords_endWith64(words: [String], problem: String) async throws {
    let result = try await BuiltProgram("doubles").run(words)

    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("doubles: "))
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.count { $0 == "\n" } == 1)
  }

  @Test("The list has doubles, helpers, and how to copy them")
  func test_list_namesEveryKind() async throws {
    let result = try await BuiltProgram("doubles").run(["list"])

    #expect(result.status == 0)
    for name in ["\nListViewSpy ", "\nStoreContract ", "doubles copy NAME… --to DIR"] {
      #expect(result.output.contains(name), "\(name)")
    }
  }
}
