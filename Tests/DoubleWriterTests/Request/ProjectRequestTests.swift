import Foundation
import ScratchFolders
import XCTest

@testable import DoubleWriter

/// The features of whole projects' files.
final class ProjectRequestTests: XCTestCase, ProjectTests {
  let folder = ScratchFolder()

  func test_whatCannotBeWritten_isListed_andAllElseIsWritten() async throws {
    let path = try write(
      """
      protocol Twice {}
      protocol Twice {}
      protocol Torn { var items: [Int] }
      protocol Built { @Build<Int, String> var items: [Int] { get } }
      protocol Old { __consuming func old() }
      protocol Typo { fnc typo() }
      protocol Fine {}
      """,
      to: "P.swift"
    )
    var module = module([path])
    module.to = url("Out").path

    let report = try module.run()

    XCTAssertEqual(report.written.prefix(3), ["BuiltSpy.swift", "OldSpy.swift", "FineSpy.swift"])
    XCTAssertTrue(report.isIncomplete)
    XCTAssertEqual(
      report.problems.map { "\($0)".prefix { $0 != "/" } },
      ["the protocol Torn in ", "the protocol Typo in ", "there are 2 protocols Twice, "]
    )
  }

  func test_branchesOfAnIf_areOneFile() async throws {
    let doubles = try doubles(
      of: """
        #if os(macOS)
        import AppKit
        protocol Feed { func first() }
        #else
        protocol Feed { func second() -> Int }
        #endif
        """
    )

    XCTAssertEqual(doubles.keys.sorted(), ["FeedMock.swift", "FeedSpy.swift"])
    let spy = doubles["FeedSpy.swift"] ?? ""
    XCTAssertTrue(spy.hasPrefix("#if os(macOS)\nimport AppKit\n#endif\n\n#if os(macOS)\n///"), spy)
    XCTAssertTrue(spy.contains("}\n#endif\n\n#if !(os(macOS))\n///"), spy)
  }

  func test_doublesAndHelpers_areNoSources() async throws {
    let helper = try XCTUnwrap(DoubleCatalogue().text(of: "CallRecording.swift"))
    try write(helper.withoutPublic, to: "App/CallRecording.swift")
    let module = try written("protocol P { func a() }") { $0.to = url("App/Doubles").path }

    let report = try module.run()

    XCTAssertEqual(report.doubles.map(\.name), ["PSpy.swift"])
    XCTAssertEqual(report.problems, [])
  }

  func test_namesThatAreTaken_areListed() async throws {
    try write("final class PSpy {}\nprotocol P {}\nprotocol Q {}", to: "Sources/P.swift")
    // A file of the double's name is another one, too.
    try write("final class QMock {}", to: "Sources/Mocks/QMock.swift")
    try write("struct TooFewCalls {}\nenum Outer { struct QSpy {} }", to: "Out/Mine.swift")
    var module = module([url("Sources").path])
    (module.to, module.mock) = (url("Out").path, true)

    let report = try module.run()

    XCTAssertEqual(report.doubles.map(\.name), ["PMock.swift", "QSpy.swift"])
    XCTAssertEqual(report.written.prefix(2), ["PMock.swift", "QSpy.swift"])
    let taken = "already, and one of the two must have another name"
    let advice = { (option: String) in
      "give all doubles another ending with --\(option), or skip the protocol."
    }
    XCTAssertEqual(
      report.problems.map(\.description).sorted(),
      [
        "PSpy is in \(url("Sources/P.swift").path) \(taken): \(advice("spy-ending Recorder"))",
        "QMock is in \(url("Sources/Mocks/QMock.swift").path) \(taken): "
          + advice("mock-ending ExpectingMock"),
        "TooFewCalls is in \(url("Out/Mine.swift").path) \(taken).",
      ]
    )
  }

  func test_excludedPaths_areNotRead() async throws {
    for path in ["A.swift", "Old/B.swift", "Older/C.swift", "Old.swift"] {
      try write("protocol \(path.replacing(/\W/, with: "")) {}", to: "Sources/\(path)")
    }
    var module = module([url("Sources").path])
    module.exclude = [url("Sources/Old/").path, url("Sources/./Old.swift").path]

    let report = try module.run()

    XCTAssertEqual(report.doubles.map(\.name), ["AswiftSpy.swift", "OlderCswiftSpy.swift"])
  }

  // MARK: What a person wrote

  private static let begin = "  // Yours, kept by doubles write: begin\n"
  private static let own = [
    "PSpy": "  func answerCopy() -> Self? { self }\n", "PMock": "  func copy() -> Self? { self }\n",
  ]
  private static let text = "protocol P { func copy() -> Self?; func a() }"

  func test_membersOfAPerson_stayWhereTheProtocolChanges_inSpyAndMock() async throws {
    let module = try finished(Self.text)
    try write(Self.text.replacing("func a()", with: "func b()"), to: "App/P.swift")

    let report = try module.run()

    XCTAssertEqual(report.written, ["PSpy.swift", "PMock.swift"])
    for (name, own) in Self.own {
      let text = try read("Out/\(name).swift")
      XCTAssertTrue(text.contains(Self.begin + own + "  // Yours: end\n"), text)
      XCTAssertTrue(text.contains("func b()"), text)
    }
    let again = try module.run()
    XCTAssertEqual(again.written, [])
    XCTAssertEqual(again.byHand, [])
    let standings = try check(from: ["App"]).standings.values
    XCTAssertEqual(standings.filter { $0 == .edited || $0 == .outdated }, [])
  }

  func test_membersOfAPerson_stayWhereNothingIsLeftToWrite_andWithForce() async throws {
    let module = try finished(Self.text)
    try write("protocol P { func a() }", to: "App/P.swift")
    try write(try read("Out/PMock.swift") + "// mine\n", to: "Out/PMock.swift")

    let report = try module.run(overwrites: true)

    XCTAssertEqual(report.written, ["PSpy.swift", "PMock.swift"])
    for (name, own) in Self.own {
      let text = try read("Out/\(name).swift")
      XCTAssertTrue(text.hasSuffix("\n\n\(Self.begin)\(own)  // Yours: end\n}\n"), text)
      XCTAssertFalse(text.contains("By hand"), text)
    }
    XCTAssertEqual(try module.run().written, [])
  }

  /// A spy and a mock; in each, a person has added the member that was left to them.
  private func finished(_ text: String) throws -> ModuleConfiguration {
    let module = try written(text) { $0.mock = true }
    for (name, own) in Self.own {
      let text = try read("Out/\(name).swift")
      try write(text.replacing(Self.begin, with: Self.begin + own), to: "Out/\(name).swift")
    }
    return module
  }
}
