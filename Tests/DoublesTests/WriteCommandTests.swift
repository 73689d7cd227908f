import ScratchFolders
import TerminalTesting
import Testing

/// `doubles`, as an engineer runs it in a project of their own.
struct WriteCommandTests {
  private static let view = """
    protocol BasketViewProtocol: AnyObject {
      func show(total: Int)
    }

    """

  private let doubles: BuiltProgram

  init() async throws {
    doubles = BuiltProgram("doubles")
    try doubles.folder.write(Self.view, to: "App/BasketView.swift")
  }

  private func write(_ words: [String] = []) async throws -> BuiltProgram.Result {
    try await doubles.run(["write", "App/BasketView.swift"] + words)
  }

  @Test("Without a folder the spy is printed")
  func test_write_noFolder_isPrinted() async throws {
    let result = try await write()

    #expect(result.status == 0)
    #expect(
      result.output.contains("final class BasketViewSpy: BasketViewProtocol, CallRecording {")
    )
  }

  @Test("Copies and spies share their helpers, which are public once a copy must be")
  func test_copy_besideSpies_sharesTheirHelpers() async throws {
    let words = ["--testable-import", "App", "--to", "Doubles"]
    _ = try await write(words)

    let internalCopy = try await copy("--testable-import")
    let publicCopy = try await copy("--import")
    let helper = try doubles.folder.text(of: "Doubles/CallRecording.swift")
    let written = try await write(words)

    #expect([internalCopy, publicCopy, written].map(\.status) == [0, 0, 0], "\(written)")
    #expect(helper.contains("public nonisolated protocol CallRecording"))
    for output in [internalCopy.output, written.output] {
      #expect(output.contains("current  Doubles/CallRecording.swift\n"), "\(output)")
    }
    #expect(try doubles.folder.text(of: "Doubles/CallRecording.swift") == helper)
  }

  private func copy(_ option: String) async throws -> BuiltProgram.Result {
    try await doubles.run(["copy", "ListDataManagerSpy", option, "App", "--to", "Doubles"])
  }

  @Test("The helpers of several test targets go to one folder, public, and only those in use")
  func test_write_helpersFolder_getsThem() async throws {
    try doubles.folder.write("protocol Loading { func load() async }", to: "App/Loading.swift")
    let options = ["--import", "Support", "--testable-import", "App", "--helpers", "Support"]

    let first = try await write(["--to", "Tests/A"] + options)
    let second = try await doubles.run(["write", "App/Loading.swift", "--to", "Tests/B"] + options)
    let check = try await doubles.run(["check", "Tests", "Support", "--from", "App"])

    #expect([first.status, second.status, check.status] == [0, 0, 0], "\(check)")
    #expect(first.output.hasPrefix("wrote    Tests/A/BasketViewSpy.swift\nwrote    Support/"))
    #expect(first.output.contains("\nwrote    Support/CallRecording.swift\n"))
    #expect(!first.output.contains("HeldAnswers"))
    #expect(second.output.contains("\ncurrent  Support/CallRecording.swift\n"))
    #expect(second.output.contains("\nwrote    Support/HeldAnswers.swift\n"))
    #expect(try doubles.folder.text(of: "Support/CallRecording.swift").contains("\npublic "))
    let spy = try doubles.folder.text(of: "Tests/A/BasketViewSpy.swift")
    #expect(spy.contains("\nimport Support\n\n@testable import App\n"))
  }

  @Test("Files that need code are counted, with a status of their own, until the code is there")
  func test_write_byHand_isCounted() async throws {
    let member = "func find<T>(_ id: Int, done: @escaping (T) -> Void)"
    try doubles.folder.write("protocol P { \(member) }", to: "App/P.swift")
    let words = ["write", "App/P.swift", "--to", "Doubles", "--mock"]

    let written = try await doubles.run(words)
    let begin = "// Yours, kept by doubles write: begin\n"
    let answer = member.replacing("find", with: "answerFind")
    let own = "  \(answer) {}\n"
    let spy = try doubles.folder.text(of: "Doubles/PSpy.swift")
    try doubles.folder.write(spy.replacing(begin, with: begin + own), to: "Doubles/PSpy.swift")
    let again = try await doubles.run(words)

    #expect([written.status, again.status] == [2, 0], "\(written) \(again)")
    #expect(
      written.errors == """
        PSpy.swift: By hand: `\(answer)`, the answer of `find(_:done:)`; the closure `done` is generic.
        1 file needs your code before the target compiles; the lines above say what.

        """
    )
    #expect(spy.contains("    case find(Int)\n"))
  }

  @Test("All options of the configuration are those of the command, too")
  func test_write_options_areKept() async throws {
    try doubles.folder.write(
      "protocol P: Sendable { var a: Int { get } }\nprotocol Q {}\nprotocol R {}",
      to: "App/P.swift"
    )

    let result = try await doubles.run(
      ["write", "App/P.swift", "--to", "Doubles", "--mock", "--mock-ending", "ExpectingMock"]
        + [
          "--spy-ending", "Recorder", "--answers", "optional", "--skip", "Q,R", "--header", "Team",
        ]
        + ["--default-isolation", "MainActor"]
    )
    let none = try await doubles.run(["write", "App/P.swift", "--for", "Nothing"])
    let wrong = try await doubles.run(["write", "App/P.swift", "--mock-ending", "-"])
    let noModule = try await doubles.run(["write", "App/P.swift", "--import", "a b"])
    let unknown = try await doubles.run(["write", "App/P.swift", "--default-isolation", "main"])

    #expect([result, none, wrong, unknown].map(\.status) == [0, 1, 1, 64], "\(result) \(wrong)")
    let spy = try doubles.folder.text(of: "Doubles/PRecorder.swift")
    let mock = try doubles.folder.text(of: "Doubles/PExpectingMock.swift")
    #expect(spy.contains("@MainActor\nfinal class PRecorder: P, @MainActor CallRecording {"))
    #expect(mock.hasPrefix("// Team\n"))
    #expect(mock.contains("a: StubbedResult<Void, Int, Never> = .unanswered()"))
    for name in ["QRecorder", "RRecorder"] { #expect(!result.output.contains(name)) }
    #expect(none.errors == "doubles: there is no protocol Nothing in these files, only P, Q, R.\n")
    #expect(wrong.errors.contains("cannot end the names of spies or mocks"))
    #expect(noModule.errors.contains(#""a b" is not the name of a module."#))
    #expect(unknown.errors.contains("it is one of MainActor, nonisolated"))
  }
}
