import CommandLineKit
import Testing

struct ProgramTests {
  private func run(_ words: String...) throws -> (any Command & Sendable)? {
    guard case .run(let command) = try Kitchen.program.request(words) else { return nil }
    return command
  }

  private func text(_ words: String...) throws -> String? {
    guard case .show(let text) = try Kitchen.program.request(words) else { return nil }
    return text
  }

  @Test("The first word that is neither an option nor a value selects the command")
  func test_request_command_isChosen() throws {
    #expect(try run() as? Look == Look())
    #expect(try run("--slow") as? Look == Look(isSlow: true))
    #expect(try run("bake", "bake") as? Bake == Bake(cake: "bake"))
    #expect(
      try run("--oven", "wash", "bake", "plum")
        as? Bake == Bake(cake: "plum", shared: Shared(oven: "wash"))
    )
    #expect(
      try run("--oven=left", "bake", "plum")
        as? Bake == Bake(cake: "plum", shared: Shared(oven: "left"))
    )
  }

  @Test(
    "An error is one sentence with the next step",
    arguments: [
      (["bakt"], "unknown command bakt; did you mean bake?"),
      (["dance"], "unknown command dance; see kitchen --help"),
      (["--slwo", "bake"], "unknown option --slwo; did you mean --slow?"),
      (["--slwo"], "unknown option --slwo; did you mean --slow?"),
      (["bake", "x", "--xyzxyz"], "unknown option --xyzxyz; see kitchen bake --help"),
      (["--warm"], "--warm belongs to the command bake; see kitchen --help"),
      (["wash", "--slow"], "--slow belongs to the command kitchen; see kitchen wash --help"),
      (
        ["--", "bake"],
        """
        bake is one word too many; words that belong together need quotes around them; \
        see kitchen --help
        """
      ),
      (["bake"], "bake needs CAKE, the kind of cake, such as carrot; see kitchen bake --help"),
      (["help", "bak"], "unknown command bak; did you mean bake?"),
      (
        ["help", "bake", "wash"],
        """
        wash is one word too many; words that belong together need quotes around them; \
        see kitchen --help
        """
      ),
      (["--\u{1B}[2J"], "unknown option --\u{FFFD}[2J; see kitchen --help"),
    ]
  )
  func test_request_wrongWords_areSaid(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Kitchen.program.request(words) }

    #expect(error?.description == sentence)
  }

  @Test(
    "Help lists every command and the options of the one without a name",
    arguments: [["--help"], ["-h"], ["help"], ["--slow", "--help"], ["nonsense", "--help"]]
  )
  func test_request_help_showsAll(words: [String]) throws {
    guard case .show(let text) = try Kitchen.program.request(words) else {
      Issue.record("nothing is shown")
      return
    }

    #expect(
      text == """
        Makes what is eaten.

        kitchen                                look around
        kitchen bake CAKE [LAYERS] [TOPPING…]  bake a cake

        --slow     take some time
        --help     show this; after a command, show its options
        --version  show the version

        Other topics: kitchen help gas, kitchen help wash
        """
    )
  }

  @Test("A request for help on a command wins over errors, but is a word after --")
  func test_request_helpOnCommand() throws {
    let help = """
      usage: kitchen bake CAKE [LAYERS] [TOPPING…] [--minutes N] [--shape SHAPE]
             [--warm] [--for GUEST…] [--oven NAME]

      Bake a cake.

      CAKE           the kind of cake, such as carrot
      LAYERS         how many layers, such as 3
      TOPPING…       what lies on top
      --minutes N    how long it stays in, such as 45
      --shape SHAPE  how it looks
      --warm         leave it warm
      --for GUEST…   who eats it, such as Ann
      --oven NAME    which oven, such as left
      """

    #expect(try text("bake", "--help") == help)
    #expect(try text("bake", "--minutes", "--help", "--nonsense") == help)
    #expect(try text("help", "bake") == help)
    #expect(try run("bake", "--", "--help") as? Bake == Bake(cake: "--help"))
  }

  @Test("Shows the version and the topics")
  func test_request_versionAndTopics() throws {
    #expect(try text("--version") == "kitchen 1.2")
    #expect(try text("help", "gas") == "Gas is dear.")
  }
}
