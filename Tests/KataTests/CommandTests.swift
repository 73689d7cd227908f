import KataKit
import Testing

@testable import kata

struct CommandTests {
  @Test("Words are sorted into a command, values and options")
  func test_init_knownWords_areSorted() throws {
    let check = try Invocation(["check", "2", "--seed", "7", "--core"])

    #expect(check.command == .check)
    #expect(try check.stage(at: 0) == .presenter)
    #expect(try check.number(of: "--seed") == 7)
    #expect(check.has("--core"))
    #expect(try Invocation([]).command == .show)
    #expect(try Invocation(["--manual-run"]).has("--manual-run"))
    #expect(try Invocation(["--core"]).command == .show)
    #expect(try Invocation(["next", "--core"]).has("--core"))
    #expect(try Invocation(["--help"]).command == .help)
    #expect(try Invocation(["catch-up", "1", "4", "--help"]).has("--help"))
  }

  @Test("A step is named with its stage, by its number or by its name")
  func test_step_anySpelling_isFound() throws {
    let step = Catalogue.steps(of: .interactor)[3]

    #expect(try Invocation(["hint", "1.4"]).step(at: 0, in: nil) == step)
    #expect(try Invocation(["hint", "today"]).step(at: 0, in: nil) == step)
    #expect(try Invocation(["catch-up", "1", "4"]).step(at: 1, in: .interactor) == step)
    #expect(try Invocation(["hint"]).step(at: 0, in: nil) == nil)
  }

  @Test(
    "Unknown words suggest the nearest and say where help is",
    arguments: [
      (["chekc"], "there is no command \"chekc\". See kata help."),
      (["chek"], "there is no command \"chek\"; did you mean check? See kata help."),
      (
        ["check", "--cor"],
        "check has no option \"--cor\"; did you mean --core? See kata help check."
      ),
      (["--watch"], "kata has no option \"--watch\". See kata help."),
      (["check", "--seed"], "--seed needs a value, such as --seed 42."),
      (["reset"], "something is missing; it is written: kata reset STAGE [--yes]"),
      (["verify", "now"], "\"now\" is one word too many; it is written: kata verify [--history]"),
    ]
  )
  func test_init_unknownWords_throw(words: [String], message: String) {
    let error = #expect(throws: WordError.self) { try Invocation(words) }

    #expect(error?.description == message)
  }

  @Test("Values that are no stage, step or number are refused with what would be one")
  func test_values_unknown_throw() throws {
    #expect(throws: WordError.unknownStage("4")) { try Invocation(["grade", "4"]).stage(at: 0) }
    #expect(throws: WordError.unknownStep("9.9")) {
      try Invocation(["hint", "9.9"]).step(at: 0, in: nil)
    }
    #expect(throws: WordError.badValue("--seed", "x", example: "42")) {
      try Invocation(["check", "--seed", "x"]).number(of: "--seed")
    }
  }

  @Test(
    "Every command has a help text with its usage and its options",
    arguments: CommandName.allCases
  )
  func test_help_ofCommand_hasUsageAndOptions(command: CommandName) {
    let text = HelpText.of(command)

    #expect(text.hasPrefix("kata \(command.usage)"))
    for option in command.options { #expect(text.contains(option.name)) }
    #expect(HelpText.all.contains(command.summary))
  }

  @Test(
    "The help on the environment names every variable",
    arguments: RunSettings.Variable.allCases
  )
  func test_help_environment_namesVariable(variable: RunSettings.Variable) {
    #expect(HelpText.environment.contains(variable.rawValue))
  }
}
