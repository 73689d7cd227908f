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

      let check = try check(from: "App")
      let plan = try request.plan()
      _ = try plan.run()

      XCTAssertEqual(check.standings.values.filter { $0 == .gone }, [])
      XCTAssertFalse(check.isPassed)
      XCTAssertTrue(check.text.contains("the protocol Plans in "), check.text)
      XCTAssertEqual(DoubleCheck.gone(after: [plan]), [])
      XCTAssertEqual(try read("Out/MoreSpy.swift"), spy)
    }
  }

  func test_linesThatEndWithACarriageReturn_areNoEdit_andStay() async throws {
    let request = try written("protocol P { func a(); func copy() -> Self? }")
    let own = "  // Yours, kept by doubles write: begin\n"
    let spy = try read("Out/PSpy.swift").replacing(own, with: own + "  // mine\n")
    try write(spy.replacing("\n", with: "\r\n"), to: "Out/PSpy.swift")

    let unchanged = try request.run()
    let standings = try check(from: "App").standings.values
    try write("protocol P { func b(); func copy() -> Self? }", to: "App/P.swift")
    let report = try request.run()

    XCTAssertEqual(unchanged.outcomes.first, .current("PSpy.swift"))
    XCTAssertTrue(standings.allSatisfy { $0 == .current })
    XCTAssertEqual(report.outcomes.first, .updated("PSpy.swift"))
    let text = try read("Out/PSpy.swift")
    XCTAssertTrue(text.contains("  // mine\r\n"), text)
    XCTAssertFalse(text.replacing("\r\n", with: "").contains("\n"))
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
    let request = try written("protocol P { func a() }") {
      $0.module.header = "Copyright\r\nthe team"
    }

    XCTAssertTrue(try read("Out/PSpy.swift").hasPrefix("// Copyright\n// the team\n// Viper Kata"))
    XCTAssertEqual(try request.run().outcomes.first, .current("PSpy.swift"))
  }

  func test_aProtocolForActors_saysWhyItHasNoMock() async throws {
    try write("protocol Tokens: Actor { func token() async throws -> String }", to: "App/P.swift")
    var request = SpyRequest(paths: [url("App").path])
    request.module.mock = true

    let report = try request.run()

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

  private func written(
    _ text: String,
    choosing choose: (inout SpyRequest) -> Void = { _ in }
  ) throws -> SpyRequest {
    try write(text, to: "App/P.swift")
    var request = SpyRequest(paths: [url("App").path], helpers: try DoubleCatalogue().helpers)
    request.module.to = url("Out").path
    choose(&request)
    _ = try request.run()
    return request
  }
}
