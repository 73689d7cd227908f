import ScratchFolders
import TerminalTesting
import Testing

/// `doubles write` and `doubles check` without arguments, in a project with a configuration file.
struct ConfigurationTests {
  let doubles: BuiltProgram

  init() async throws {
    doubles = BuiltProgram("doubles")
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
        "header": "Copyright",
        "skip": ["Old"]
      }
      """
    )
  }

  func configure(_ text: String) throws {
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
    let options = "--default-isolation MainActor"
    #expect(spy.hasPrefix("// Copyright\n// Viper Kata with \(options), CartSpy.swift, written"))
    #expect(spy.contains("\nimport Support\n\n@testable import App\n"))
    #expect(spy.contains("\n@MainActor\nfinal class CartSpy: Cart, @MainActor CallRecording {"))
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
      "outdated Tests/Doubles/CartSpy.swift, unedited: copy or write it again\n",
      "missing  Tests/Doubles/OlderMock.swift: run doubles write\n",
      "there are 2 protocols New, App/Cart.swift:2 and App/Cart.swift:3; rename one,",
      "there is no protocol Old in these files, only Cart, New, Older.",
    ] {
      #expect(check.output.contains(line), "\(check.output)")
    }
    #expect(!check.output.contains("Support/CallRecording.swift"))
  }

  @Test("After a rename, the old double is named as gone and the new one as missing")
  func test_check_renamedProtocol_namesBoth() async throws {
    _ = try await doubles.run(["write"])
    try doubles.folder.write("protocol Basket {}", to: "App/Cart.swift")

    let check = try await doubles.run(["check"])

    #expect(check.status == 1)
    #expect(check.output.contains("gone     Tests/Doubles/CartSpy.swift: neither kit nor sources"))
    #expect(check.output.contains("missing  Tests/Doubles/BasketSpy.swift: run doubles write\n"))
  }

  @Test("Two modules cannot write the same double, and no run replaces that of the other")
  func test_write_oneDoubleOfTwoModules_isRefused() async throws {
    try doubles.folder.write("protocol Cart { func clear() }", to: "Shop/Cart.swift")
    try configure(
      """
      [
        {"sources": ["App"], "to": "Tests"},
        {"sources": ["Shop"], "to": "./Tests/"}
      ]
      """
    )

    let written = try await doubles.run(["write"])
    let check = try await doubles.run(["check"])

    #expect([written.status, check.status] == [1, 1])
    for text in [written.errors, check.output] {
      #expect(text.contains("two modules write CartSpy.swift into Tests. Give one of them"))
    }
    #expect(try doubles.folder.text(of: "Tests/CartSpy.swift").contains("case count"))
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
