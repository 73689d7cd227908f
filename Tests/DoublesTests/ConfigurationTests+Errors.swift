import Foundation
import ScratchFolders
import TerminalTesting
import Testing

/// The sentence for each wrong configuration.
extension ConfigurationTests {
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
      (#"{"sorces": ["A"], "to": "T"}"#, #"no key "sorces"; did you mean "sources"?"#),
      (
        #"{"color": 1}"#,
        #"no key "color"; the keys are sources, other-sources, exclude, to, helpers, import"#
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
      (
        #"{"sources": ["App"], "to": "../x"}"#,
        #""to" leads to ../x, which is outside of the file's folder; give a folder inside"#
      ),
      (#"{"sources": ["App"], "to": "/dev/null/x"}"#, #""to" leads to /dev/null/x, which is"#),
      (#"{"sources": ["App"], "to": "out/x"}"#, #""to" leads to out/x, which is outside"#),
      (#"{"sources": ["App"], "to": "T", "helpers": "../x"}"#, #""helpers" leads to ../x, which"#),
      ("{", "it is not valid JSON"),
      ("[]", "it names no module"),
      ("3", "it is neither an object nor a list of objects"),
    ]
  )
  func test_file_wrong_isExplained(text: String, problem: String) async throws {
    let outside = ScratchFolder()
    try doubles.folder.link("out", to: outside.url.path)
    try configure(text)

    for command in ["write", "check"] {
      let result = try await doubles.run([command])

      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("doubles: .doubles.json: "), "\(result.errors)")
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(result.errors.hasSuffix(" See doubles help configuration.\n"))
    }
  }

  @Test("A folder in place of the file, and sources whose protocols are all skipped, are named")
  func test_write_nothingToRead_isExplained() async throws {
    try configure(#"{"sources": ["App"], "to": "T", "skip": ["Cart", "Old"]}"#)
    let skipped = try await doubles.run(["write"])
    try FileManager.default.removeItem(at: doubles.folder.url.appending(path: ".doubles.json"))
    try doubles.folder.write("", to: ".doubles.json/file")

    let folder = try await doubles.run(["write"])

    #expect([skipped.status, folder.status] == [1, 1])
    #expect(skipped.errors.contains("all 2 protocols in these files are private or skipped"))
    #expect(folder.errors.contains(".doubles.json cannot be read: it must be a file"))
  }

  @Test("Without a file and without arguments, write says what it needs")
  func test_write_noFile_saysWhatItNeeds() async throws {
    let result = try await BuiltProgram("doubles").run(["write"])

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
}
