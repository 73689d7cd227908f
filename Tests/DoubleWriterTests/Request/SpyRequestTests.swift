import CommandLineKit
import Foundation
import ScratchFolders
import XCTest

@testable import DoubleWriter

final class SpyRequestTests: XCTestCase, ProjectTests {
  let folder = ScratchFolder()

  func test_aFolderOfFiles_knowsParentsAndTypesOfAll() async throws {
    try write("struct Item: Hashable {}", to: "Sources/Item.swift")
    try write("protocol Parent { func a(_ item: Item) }", to: "Sources/Deep/Parent.swift")
    try write("private protocol Q {}\nprotocol P: Parent { func b() }", to: "Sources/P.swift")
    var request = request([folder.url.appending(path: "Sources").path])
    request.module.chosen = ["P"]

    let spy = try XCTUnwrap(request.run().doubles.first).text

    XCTAssertTrue(spy.contains("    case a(Item)\n    case b\n\n    var description"), spy)
  }

  func test_anAliasOfSeveralProtocols_isAProtocolToo() async throws {
    let path = try write(
      "protocol A { func a() }\nprotocol B { func b() }\ntypealias C = A & B\nprotocol D: C {}",
      to: "P.swift"
    )
    for name in ["C", "D"] {
      var request = request([path])
      request.module.chosen = [name]
      let spy = try XCTUnwrap(request.run().doubles.first).text
      XCTAssertTrue(spy.contains("final class \(name)Spy: \(name), CallRecording {"), spy)
      XCTAssertTrue(spy.contains("    case a\n    case b\n"), spy)
      XCTAssertFalse(spy.contains("By hand"), spy)
    }
  }

  func test_imports_areThoseOfTheFileAndOfTheModule() async throws {
    let path = try write("import UIKit\nimport Foundation\nprotocol P {}", to: "P.swift")
    var request = request([path])
    request.module.imports = .testable(["App"])
    XCTAssertEqual(
      try head(request),
      "import Foundation\nimport UIKit\n\n@testable import App"
    )
    request.module.imports = .plain(["App"])
    XCTAssertEqual(try head(request), "import App\nimport Foundation\nimport UIKit")
  }

  func test_publicProtocols_havePublicDoubles_butNotForATestableImport() async throws {
    let path = try write("public protocol P {}", to: "P.swift")
    var request = request([path])
    XCTAssertTrue(try request.run().doubles[0].text.contains("public final class PSpy"))

    request.module.imports = .testable(["App"])

    XCTAssertFalse(try request.run().doubles[0].text.contains("public"))
  }

  func test_run_again_writesOnlyWhatTheProtocolChanged() async throws {
    let request = try written("protocol P { func a() }")
    let unchanged = try request.run()
    try write("protocol P { func b() }", to: "P.swift")

    let report = try request.run()

    XCTAssertEqual(unchanged.outcomes, [.current("PSpy.swift"), .current("Helper.swift")])
    XCTAssertEqual(report.outcomes.first, .updated("PSpy.swift"))
    XCTAssertFalse(report.isIncomplete)
    XCTAssertTrue(try read("Out/PSpy.swift").contains("case b"))
  }

  func test_run_onAnEditedFile_keepsItAndShowsTheDifference() async throws {
    let request = try written("protocol P { func a() }")
    let edited = try read("Out/PSpy.swift").replacing("One call.", with: "One tap.")
    try write(edited, to: "Out/PSpy.swift")

    let report = try request.run()

    XCTAssertEqual(try read("Out/PSpy.swift"), edited)
    XCTAssertTrue(report.isIncomplete)
    guard case .kept("PSpy.swift", let difference, _) = report.outcomes[0] else {
      return XCTFail("\(report.outcomes)")
    }
    XCTAssertTrue(difference.contains("-   /// One tap.\n+   /// One call."), difference)
    XCTAssertTrue(report.text.contains("/Out/PSpy.swift, which was edited;"))
  }

  func test_run_headerOfAFile_staysAboveTheFirstLine_andIsNoEdit() async throws {
    var request = try written("protocol P { func a() }")
    let header = "// Copyright\n//\n\n"
    try write(header + read("Out/PSpy.swift"), to: "Out/PSpy.swift")
    let unchanged = try request.run()
    try write("protocol P { func b() }\nprotocol Q {}", to: "P.swift")
    request.module.header = "Mine\nand yours"

    let report = try request.run()

    XCTAssertEqual(unchanged.outcomes.first, .current("PSpy.swift"))
    XCTAssertEqual(report.outcomes.first, .updated("PSpy.swift"))
    XCTAssertTrue(try read("Out/PSpy.swift").hasPrefix(header + "// Viper Kata, PSpy.swift, "))
    XCTAssertTrue(
      try read("Out/QSpy.swift").hasPrefix("// Mine\n// and yours\n// Viper Kata, QSpy.swift, ")
    )
  }

  func test_run_onAReformattedFile_isCurrent_andKeepsTheOwnPart() async throws {
    let request = try written("protocol P { func a() -> Self?; func b() }")
    let begin = "    // Yours, kept by doubles write: begin\n"
    let wide = try read("Out/PSpy.swift").replacing("\n  ", with: "\n    ")
      .replacing(begin, with: "\(begin)    var mine = 1\n")
    try write(wide, to: "Out/PSpy.swift")
    let unchanged = try request.run()
    try write("protocol P { func a() -> Self?; func c() }", to: "P.swift")

    let report = try request.run()

    XCTAssertEqual(unchanged.outcomes.first, .current("PSpy.swift"))
    XCTAssertEqual(report.outcomes.first, .updated("PSpy.swift"))
    XCTAssertTrue(try read("Out/PSpy.swift").contains("    var mine = 1\n"))
  }

  func test_origin_ofADouble_hasNoVersion_soThatAReleaseChangesNoFile() async throws {
    let request = try written("protocol P { func a() }")
    let older = try read("Out/PSpy.swift").replacing("Viper Kata,", with: "Viper Kata 0.9.0,")
    try write(older, to: "Out/PSpy.swift")

    XCTAssertEqual(try request.run().outcomes.first, .current("PSpy.swift"))
    XCTAssertTrue(try read("Out/Helper.swift").hasPrefix("// Viper Kata \(KitVersion.current), "))
  }

  func test_run_nameThatLeadsOutOfTheFolder_isRefused() async throws {
    XCTAssertThrowsError(try written("protocol `../evil` { func a() }")) {
      let path = folder.url.appending(path: "Out/../evilSpy.swift").path
      XCTAssertEqual($0 as? DoubleError, .notWritable(path))
    }
  }

  func test_run_linkThatLeadsNowhere_isKept() async throws {
    try write("", to: "Out/Other.swift")
    let link = folder.url.appending(path: "Out/PSpy.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")

    XCTAssertThrowsError(try written("protocol P { func a() }"))
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "nowhere")
  }

  func test_run_wordThatIsNoModule_isRefused() async throws {
    var request = request([try write("protocol P {}", to: "P.swift")])
    request.module.imports = .plain(["a b; rm"])

    XCTAssertThrowsError(try request.run()) {
      XCTAssertEqual($0 as? DoubleError, .noModuleName("a b; rm"))
    }
  }

  func test_helpers_areInternalWhereNoDoubleIsPublic_butStayPublicWhereTheyAre() async throws {
    _ = try written("public protocol P { func a() }")
    XCTAssertTrue(try read("Out/Helper.swift").contains("public struct Helper"))

    let report = try written("protocol P { func a() }").run()

    XCTAssertEqual(report.outcomes.last, .current("Helper.swift"))
    XCTAssertTrue(try read("Out/Helper.swift").contains("public struct Helper"))
  }

  func test_tearsInTheInput_areOneSentence() async throws {
    let none = try write("struct A {}", to: "A.swift")
    let one = try write("protocol P {}", to: "B.swift")
    let two = try write("\nprotocol P {}\nprotocol P {}\nprivate protocol Q {}", to: "C.swift")
    let torn = try write("protocol T {\n  func a(_ b C)\n}\nprotocol U {}", to: "D.swift")
    let text = try write("# Title", to: "E.md")
    let data = folder.url.appending(path: "F.swift")
    try Data([0xFF, 0xD8]).write(to: data)

    for (paths, name, sentence) in [
      (["/nowhere.swift"], nil, "there is no file /nowhere.swift."),
      ([text], nil, "\(text) is not a Swift file."),
      ([data.path], nil, "\(data.path) is not in UTF-8. Save it in that encoding."),
      ([none], nil, "there is no protocol in \(none)."),
      ([one], "R", "there is no protocol R in these files, only P."),
      ([two], "P", "there are 2 protocols P, \(two):2 and \(two):3; rename one."),
      ([two], "Q", "the protocol Q is private, \(two):4; no other file can have a spy of it."),
      (
        [torn], nil,
        "the protocol T in \(torn) cannot be read: line 2: expected \":\", found \"C\"."
      ),
    ] {
      var request = request(paths)
      request.module.chosen = [name].compactMap(\.self)
      XCTAssertEqual(problems(of: request), [sentence])
    }
  }

  private func problems(of request: SpyRequest) -> [String] {
    do { return try request.run().problems.map(\.description) } catch { return ["\(error)"] }
  }

  private func written(_ text: String) throws -> SpyRequest {
    var request = request([try write(text, to: "P.swift")])
    request.module.to = folder.url.appending(path: "Out").path
    _ = try request.run()
    return request
  }

  private func head(_ request: SpyRequest) throws -> String {
    let text = try request.run().doubles[0].text
    return String(text.prefix { $0 != "/" }).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
