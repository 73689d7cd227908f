import Foundation
import ScratchFolders
import TerminalTesting
import Testing

/// Helpers in a folder of their own, for several test targets.
struct HelperFolderTests {
  private let doubles: BuiltProgram

  init() async throws {
    doubles = BuiltProgram("doubles")
    try doubles.folder.write("protocol BasketView { func show() }", to: "App/Basket.swift")
  }

  @Test("The helpers of several test targets go to one folder, public, and only those in use")
  func test_write_helpersFolder_getsThem() async throws {
    try doubles.folder.write("protocol Loading { func load() async }", to: "App/Loading.swift")
    let options = [
      "--import", "Support", "--testable-import", "App", "--helpers", "Sources/Support",
    ]
    let first = try await doubles.run(["write", "App/Basket.swift", "--to", "Tests/A"] + options)
    let helpers = try files(in: "Sources/Support")

    let second = try await doubles.run(["write", "App/Loading.swift", "--to", "Tests/B"] + options)
    let check = try await doubles.run(["check", "Tests", "Sources", "--from", "App"])

    #expect([first.status, second.status, check.status] == [0, 0, 0], "\(check)")
    #expect(first.output.contains("\nwrote    Sources/Support/CallRecording.swift\n"))
    #expect(second.output.contains("\ncurrent  Sources/Support/CallRecording.swift\n"))
    #expect(try files(in: "Tests/A") == ["BasketViewSpy.swift"])
    #expect(helpers.contains("CallRecording.swift") && !helpers.contains("HeldAnswers.swift"))
    #expect(try files(in: "Sources/Support").contains("HeldAnswers.swift"))
    #expect(
      try doubles.folder.text(of: "Sources/Support/CallRecording.swift").contains("\npublic ")
    )
    #expect(
      try doubles.folder.text(of: "Tests/A/BasketViewSpy.swift")
        .contains("\nimport Support\n\n@testable import App\n")
    )
  }

  private func files(in folder: String) throws -> [String] {
    let path = doubles.folder.url.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }
}
