import Foundation
import ScratchFolders
import XCTest

@testable import DoubleWriter

/// What a person wrote survives every command.
final class SafetyTests: XCTestCase, ProjectTests {
  let folder = ScratchFolder()

  func test_doublesOfAnUnreadableProtocol_andOfItsChildren_areLeftAlone() async throws {
    let text = "protocol Plans { func a(b: Int) }\nprotocol More: Plans { func b() }"
    let request = try written(text)
    let spy = try read("Out/MoreSpy.swift")
    for torn in [
      text.replacing("Int)", with: "Int"),
      text.replacing("{ func a", with: "{\n<<<<<<< ours\nfunc a"),
    ] {
      try write(torn, to: "App/P.swift")

      let check = try check(from: ["App"])
      let plan = try request.plan()
      _ = try plan.run()

      XCTAssertEqual(check.standings.values.filter { $0 == .gone }, [])
      XCTAssertFalse(check.isPassed)
      XCTAssertTrue(check.text.contains("the protocol Plans in "), check.text)
      XCTAssertEqual(DoubleCheck.gone(after: [plan]), [])
      XCTAssertEqual(try read("Out/MoreSpy.swift"), spy)
    }
  }

  func test_force_keepsACopyOfAFileThatItDidNotWrite() async throws {
    try write("final class PSpy {}\n", to: "Out/PSpy.swift")
    try write("older\n", to: "Out/PSpy.swift.orig")
    var request = try written("protocol P { func a() }")
    let kept = try request.run()
    request.overwrites = true

    let report = try request.run()

    XCTAssertTrue(kept.text.contains("PSpy.swift, which `doubles` did not write;"), kept.text)
    XCTAssertEqual(report.outcomes.first, .replaced("PSpy.swift", copy: "PSpy.swift.orig2"))
    XCTAssertEqual(try read("Out/PSpy.swift.orig2"), "final class PSpy {}\n")
    XCTAssertEqual(try read("Out/PSpy.swift.orig"), "older\n")
    XCTAssertTrue(try read("Out/PSpy.swift").contains("CallRecording"))
  }

  func test_headerWithAnyLineEnd_isAComment() async throws {
    let request = try written("protocol P { func a() }") { $0.header = "Copyright\r\nthe\nteam" }

    XCTAssertTrue(try read("Out/PSpy.swift").hasPrefix("// Copyright\n// the\n// team\n// Viper"))
    XCTAssertEqual(try request.run().outcomes.first, .current("PSpy.swift"))
  }

  func test_aProtocolForActors_saysWhyItHasNoMock() async throws {
    let text = "protocol Tokens: Actor { func token() async throws -> String }"

    let report = try written(text) { $0.mock = true }.plan().report

    XCTAssertEqual(report.doubles.map(\.name), ["TokensSpy.swift"])
    XCTAssertEqual(
      report.notes,
      ["Tokens has no mock: it is for actors, and a mock compares without awaiting."]
    )
  }

  func test_paths_haveOneForm() async throws {
    for path in ["Tests/D", "./Tests/D", "Tests//D/", "Tests/D/../D", "Tests/./D"] {
      XCTAssertEqual(SourceFiles.normal(path), "Tests/D")
    }
    XCTAssertEqual(SourceFiles.normal("../a/../../b"), "../../b")
    XCTAssertEqual(SourceFiles.normal("/a/./b"), "/a/b")
    XCTAssertEqual(SourceFiles.normal("./"), ".")
  }
}
