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

  @Test("After a switch to another folder, write and check name the helpers next to the doubles")
  func test_write_newHelpersFolder_namesOrphans() async throws {
    try configure("")
    _ = try await doubles.run(["write"])
    try configure(#", "helpers": "Support""#)

    let written = try await doubles.run(["write"])
    let check = try await doubles.run(["check"])
    try FileManager.default.removeItem(at: doubles.folder.url.appending(path: "Tests"))
    let again = try await doubles.run(["write"])
    let clean = try await doubles.run(["check"])

    #expect([written.status, check.status, clean.status] == [0, 1, 0], "\(clean)")
    #expect(!again.output.contains("rphaned"), "\(again)")
    #expect(written.output.contains("\norphaned Tests/CallRecording.swift\n"), "\(written)")
    #expect(
      written.output.hasSuffix("\nOrphaned helpers are in Support now. Delete the old files.\n")
    )
    #expect(
      check.output.contains(
        "orphaned Tests/CallRecording.swift: the helpers are in Support; delete the file\n"
      )
    )
  }

  @Test("The helpers of a copy stay, and so do those in the helpers' folder itself")
  func test_write_helpersInUse_areNoOrphans() async throws {
    let copy = ["copy", "ListViewSpy", "--testable-import", "App", "--to", "Tests"]
    _ = try await doubles.run(copy)

    let other = try await doubles.run(["write", "App", "--to", "Tests", "--helpers", "Support"])
    let same = try await doubles.run(["write", "App", "--to", "Out", "--helpers", "./Out/"])

    #expect([other.status, same.status] == [0, 0], "\(other) \(same)")
    #expect(!other.output.contains("orphaned"), "\(other)")
    #expect(!same.output.contains("orphaned"), "\(same)")
  }

  private func configure(_ helpers: String) throws {
    let text = #"{"sources": ["App"], "to": "Tests"\#(helpers)}"#
    try doubles.folder.write(text, to: ".doubles.json")
  }

  private func files(in folder: String) throws -> [String] {
    let path = doubles.folder.url.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }
}
