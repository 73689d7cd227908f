import KataKit
import Testing

@testable import kata

@Suite struct CommandTests {
  @Test(
    "Words are read as commands",
    arguments: [
      ([], Command.show), (["check"], .check(upTo: .deep, seed: nil)),
      (["check", "--core"], .check(upTo: .core, seed: nil)),
      (["check", "--seed", "7", "--core"], .check(upTo: .core, seed: 7)), (["verify"], .verify),
      (["grade"], .grade(nil)), (["grade", "2"], .grade(.presenter)),
      (["grade", "TextView"], .grade(.textView)),
      (["verify", "--history"], .verifyHistory), (["--help"], .help), (["help"], .help),
    ]
  )
  func test_init_knownWords_areRead(words: [String], command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(
    "Unknown words suggest the nearest and say where help is",
    arguments: [
      (["chekc"], "there is no command \"chekc\"; did you mean check? See kata help."),
      (["zzzzzzzz"], "there is no command \"zzzzzzzz\". See kata help."),
      (["check", "--cor"], "check has no option \"--cor\"; did you mean --core? See kata help."),
      (["check", "--seed"], "--seed needs a value, such as --seed 42."),
      (["check", "--seed", "x"], "--seed cannot be \"x\"; write for example --seed 42."),
      (
        ["grade", "4"],
        "there is no stage \"4\"; the stages are 1 interactor, 2 presenter, 3 textview."
      ),
      (["verify", "now"], "verify has no option \"now\". See kata help."),
    ]
  )
  func test_init_unknownWords_throw(words: [String], message: String) {
    let error = #expect(throws: CommandError.self) { try Command(words) }

    #expect(error?.description == message)
  }
}
