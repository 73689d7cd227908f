import KataCore
import KataLearner
import TerminalTesting
import Testing

/// Words without a meaning.
struct WrongWordsTests {
  @Test(
    "Wrong words cause one sentence with the next step on standard error, and status 64",
    arguments: [
      (["hint", ""], "STEP \"\": write for example 1.4; see kata hint --help"),
      (["hint", "9.9"], "STEP 9.9: write for example 1.4; see kata hint --help"),
      (
        ["next", "--yes"],
        "--yes belongs to the commands back, reset and catch-up; see kata next --help"
      ),
      (
        ["grade", "nothing"],
        "STAGE nothing: it is one of \(Stage.words.joined(separator: ", ")); see kata grade --help"
      ),
      (
        ["check", "--agenda", "9"],
        "--agenda 9: it is one of \(Agenda.words.joined(separator: ", ")); see kata check --help"
      ),
      (
        ["reset"], "reset needs STAGE, the stage's number or name, such as 1; see kata reset --help"
      ),
      (
        ["class"],
        """
        class needs DIR, a working copy, or a file of kata check --format json, such as copies/*; \
        see kata class --help
        """
      ),
      // Only the command itself can reject these.
      (
        ["check", "3", "--agenda", "90"],
        "--agenda 90: it has no step of stage 3; see kata --help"
      ),
      (
        ["hint", "4"],
        "STEP 4: there is no such step in the kata; see kata --help"
      ),
      (
        ["catch-up", "textview", "order"],
        "STEP order: there is no such step in stage 3, which has steps 1 to 15; see kata --help"
      ),
    ]
  )
  func test_process_wrongWords_endWith64(words: [String], sentence: String) async throws {
    let result = try await KataProcess().run(words)

    #expect(result == .init(output: "", errors: "kata: \(sentence)\n", status: 64))
  }
}
