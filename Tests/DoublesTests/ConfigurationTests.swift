import ScratchFolders
import Testing

/// `doubles write` and `doubles check` without arguments, in a project with a configuration file.
struct ConfigurationTests {
  private let doubles: DoublesProcess

  init() async throws {
    doubles = try DoublesProcess()
    try doubles.folder.write("protocol Cart { var count: Int { get } }", to: "App/Cart.swift")
    try doubles.folder.write("protocol Old {}", to: "App/Old.swift")
    try configure(
      """
      {
        "sources": ["App"],
        "to": "Tests/Doubles",
        "helpers": "Support",
        "import": ["Support"],
        "testable-import": ["App"],
        "default-isolation": "MainActor",
        "mock": true,
        "indent": "tab",
        "header": "Copyright",
        "without-reads": true,
        "skip": ["Old"]
      }
      """
    )
  }

  private func configure(_ text: String) throws {
    try doubles.folder.write(text, to: ".doubles.json")
  }

  @Test("Without arguments, write does what the file says, and check finds all of it current")
  func test_write_noArguments_followsTheFile() async throws {
    let written = try await doubles.run(["write"])
    let again = try await doubles.run(["write", "--force"])
    let check = try await doubles.run(["check"])

    #expect([written.status, again.status, check.status] == [0, 0, 0], "\(written) \(check)")
    #expect(written.output.hasPrefix("wrote    Tests/Doubles/CartSpy.swift\n"))
    #expect(written.output.contains("\nwrote    Support/CallRecording.swift\n"))
    #expect(!written.output.contains("Old"))
    let spy = try doubles.folder.text(of: "Tests/Doubles/CartSpy.swift")
    #expect(spy.hasPrefix("// Copyright\n// Viper Kata, CartSpy.swift, written as "))
    #expect(spy.contains("\nimport Support\n\n@testable import App\n"))
    #expect(spy.contains("\n@MainActor\nfinal class CartSpy: Cart, @MainActor CallRecording {"))
    #expect(!spy.contains("case count"))
    #expect(spy.contains("\n\tenum Call: "))
  }

  @Test("A check names what a change of the protocols or of the files left behind")
  func test_check_afterChanges_namesEach() async throws {
    _ = try await doubles.run(["write"])
    try doubles.folder.write(
      "protocol Cart { func clear() }\nprotocol New {}\nprotocol New {}",
      to: "App/Cart.swift"
    )
    try doubles.folder.write("protocol Older {}", to: "App/Old.swift")

    let check = try await doubles.run(["check"])

    #expect(check.status == 1)
    for line in [
      "Tests/Doubles/CartSpy.swift: outdated, unedited: copy or write it again",
      "Tests/Doubles/OlderMock.swift: missing: run doubles write",
      "Support/CallRecording.swift: current",
      "there are 2 protocols New, App/Cart.swift:2 and App/Cart.swift:3; rename one.",
      "there is no protocol Old in these files, only Cart, New, Older.",
    ] {
      #expect(check.output.contains(line), "\(check.output)")
    }
  }

  @Test("After a rename, the old double is named as gone and the new one as missing")
  func test_check_renamedProtocol_namesBoth() async throws {
    _ = try await doubles.run(["write"])
    try doubles.folder.write("protocol Basket {}", to: "App/Cart.swift")

    let check = try await doubles.run(["check"])

    #expect(check.status == 1)
    #expect(check.output.contains("Tests/Doubles/CartSpy.swift: its original is gone"))
    #expect(check.output.contains("Tests/Doubles/BasketSpy.swift: missing: run doubles write"))
  }

  @Test("The types of another module are known without its default isolation or doubles of its own")
  func test_write_otherSources_areOnlyRead() async throws {
    try doubles.folder.write("public struct Plan {}\nprotocol Far {}", to: "Models/Plan.swift")
    try doubles.folder.write("protocol P { func plan() async -> Plan }", to: "App/P.swift")
    try configure(
      """
      {
        "sources": ["App"], "other-sources": ["Models"], "to": "Tests",
        "for": ["P", "Cart"], "default-isolation": "MainActor"
      }
      """
    )

    let written = try await doubles.run(["write"])
    let check = try await doubles.run(["check"])

    #expect([written.status, check.status] == [0, 0], "\(check)")
    #expect(!written.output.contains("Far"))
    // A public struct of a module without isolation is not sendable, so its answer is not held.
    #expect(try doubles.folder.text(of: "Tests/PSpy.swift").contains("StubbedResult<Void, Plan"))
  }

  @Test("A list has an entry for each module")
  func test_write_list_writesEachModule() async throws {
    try configure(
      """
      [
        {"sources": ["App/Cart.swift"], "to": "Tests", "for": ["Cart"]},
        {"sources": ["App/Old.swift"], "to": "Tests"}
      ]
      """
    )

    let written = try await doubles.run(["write"])
    let check = try await doubles.run(["check"])

    #expect([written.status, check.status] == [0, 0], "\(check)")
    #expect(check.output.contains("Tests/CartSpy.swift: current\n"))
    #expect(check.output.contains("Tests/OldSpy.swift: current\n"))
  }

  @Test(
    "A wrong file gets one sentence with the key, the reason and the next step",
    arguments: [
      (#"{"to": "T"}"#, #""sources" is missing; write for example "sources": ["Sources/MyApp"]."#),
      (
        #"{"sources": "A", "to": "T"}"#,
        #""sources" has a wrong value; write for example "sources""#
      ),
      (#"{"sources": ["A"], "to": "T", "mock": 1}"#, #"write for example "mock": true."#),
      (
        #"{"sources": ["A"], "to": "T", "default-isolation": "main"}"#,
        #"write for example "default-isolation": "MainActor"."#
      ),
      (#"{"sources": ["A"], "to": "T", "indent": 3}"#, #"write for example "indent": 4."#),
      (#"{"sources": ["A"], "to": "T", "indent": true}"#, #""indent" has a wrong value"#),
      (#"{"sorces": ["A"], "to": "T"}"#, #"no key "sorces"; did you mean "sources"?"#),
      (
        #"{"color": 1}"#,
        #"no key "color"; the keys are sources, other-sources, to, helpers, import"#
      ),
      (#"{"sources": [], "to": "T"}"#, #""sources" has a wrong value"#),
      (#"{"sources": ["App", "Ap"], "to": "T"}"#, #""sources" names Ap, which does not exist."#),
      (
        #"{"sources": ["App"], "other-sources": ["M"], "to": "T"}"#,
        #""other-sources" names M, which does not exist."#
      ),
      (
        #"{"sources": ["App"], "to": "T", "import": ["a b"]}"#,
        #""import" or "testable-import": "a b" is not the name of a module."#
      ),
      ("{", "it is not valid JSON"),
      ("[]", "it names no module"),
      ("3", "it is neither an object nor a list of objects"),
    ]
  )
  func test_file_wrong_isExplained(text: String, problem: String) async throws {
    try configure(text)

    for command in ["write", "check"] {
      let result = try await doubles.run([command])

      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("doubles: .doubles.json: "), "\(result.errors)")
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(result.errors.hasSuffix(" See doubles help configuration.\n"))
    }
  }

  @Test("Without a file and without arguments, write says what it needs")
  func test_write_noFile_saysWhatItNeeds() async throws {
    let result = try await DoublesProcess().run(["write"])

    #expect(result.status == 1)
    #expect(
      result.errors == """
        doubles: there is no .doubles.json in this folder. Give files or folders with protocols, as in \
        doubles write Sources/MyApp, or see doubles help configuration.

        """
    )
  }

  @Test("The file and options are not mixed: only --force goes with it")
  func test_write_optionsWithoutFiles_areRefused() async throws {
    let result = try await doubles.run(["write", "--mock"])

    #expect(result.status == 64)
    #expect(result.errors.contains("write needs FILE"))
  }

  @Test("The help of the configuration has an example that works, and every key")
  func test_help_configuration_hasAnExample() async throws {
    let help = try await doubles.run(["help", "configuration"])
    let example = try #require(help.output.firstMatch(of: /\{\n(.*\n)+\}/))
    try configure(String(example.output.0).replacing("Sources/MyApp", with: "App"))

    let written = try await doubles.run(["write"])

    #expect(help.status == 0)
    #expect(
      written.output.hasPrefix("wrote    Tests/MyAppTests/Doubles/CartSpy.swift\n"),
      "\(written)"
    )
    #expect(help.output.contains("\nskip "))
  }
}
