import Foundation
import ScratchFolders
import XCTest

@testable import DoubleWriter

final class PlannedDoublesTests: XCTestCase, ProjectTests {
  let folder = ScratchFolder()

  func test_aFolderOfFiles_knowsParentsAndTypesOfAll() async throws {
    try write("struct Item: Hashable {}", to: "Sources/Item.swift")
    try write("protocol Parent { func a(_ item: Item) }", to: "Sources/Deep/Parent.swift")
    try write("private protocol Q {}\nprotocol P: Parent { func b() }", to: "Sources/P.swift")
    var module = module([folder.url.appending(path: "Sources").path])
    module.chosen = ["P"]

    let spy = try XCTUnwrap(module.run().doubles.first).text

    XCTAssertTrue(spy.contains("    case a(Item)\n    case b\n\n    var description"), spy)
  }

  func test_anAliasOfSeveralProtocols_isAProtocolToo() async throws {
    let text =
      "protocol A { func a() }\nprotocol B { func b() }\ntypealias C = A & B\nprotocol D: C {}"
    for name in ["C", "D"] {
      let spy = try doubles(of: text) { $0.chosen = [name] }["\(name)Spy.swift"] ?? ""
      XCTAssertTrue(spy.contains("final class \(name)Spy: \(name), CallRecording {"), spy)
      XCTAssertTrue(spy.contains("    case a\n    case b\n"), spy)
      XCTAssertFalse(spy.contains("By hand"), spy)
    }
  }

  func test_publicProtocols_havePublicDoublesAndHelpers_butNotForATestableImport() async throws {
    for access in ["public", "package"] {
      let module = try written("\(access) protocol P {}") { $0.to = url(access).path }
      var testable = module
      testable.imports = .init(testable: ["App"])

      let doubles = try [module, testable].map { try $0.run().doubles[0].text }

      XCTAssertTrue(doubles[0].contains("\n\(access) final class PSpy"), doubles[0])
      XCTAssertFalse(doubles[1].contains(access), doubles[1])
      XCTAssertTrue(try read("\(access)/CallRecording.swift").contains("\npublic "))
    }
  }

  func test_run_onAnEditedFile_keepsItAndShowsTheDifference() async throws {
    let module = try written("protocol P { func a() }")
    let edited = try read("Out/PSpy.swift").replacing("One call.", with: "One tap.")
    try write(edited, to: "Out/PSpy.swift")

    let report = try module.run()

    XCTAssertEqual(try read("Out/PSpy.swift"), edited)
    XCTAssertTrue(report.isIncomplete)
    guard case .kept("PSpy.swift", let difference, _) = report.outcomes[0] else {
      return XCTFail("\(report.outcomes)")
    }
    XCTAssertTrue(difference.contains("-   /// One tap.\n+   /// One call."), difference)
    XCTAssertTrue(report.text.contains("/Out/PSpy.swift, which was edited;"))
  }

  func test_run_linesOfAnyEnd_areLines() async throws {
    for (name, end) in [("A", "\n"), ("B", "\r\n"), ("C", "\r")] {
      try written("// Before\(end)protocol \(name) { func a() }\(end)")
      XCTAssertTrue(try read("Out/\(name)Spy.swift").contains("case a\n"), name)
    }
  }

  func test_run_nameThatNoFileCanHave_isRefused() async throws {
    let advice = "A file's name has no / and at most 255 bytes. Rename the protocol, or skip it."
    for name in ["`../evil`", String(repeating: "P", count: 250)] {
      XCTAssertThrowsError(try written("protocol \(name) { func a() }")) {
        XCTAssertTrue(
          "\($0)".hasSuffix("Spy.swift could not be written. \(advice)")
        )
      }
    }
  }

  func test_run_linkThatLeadsNowhere_isKept() async throws {
    try write("", to: "Out/Other.swift")
    let link = folder.url.appending(path: "Out/PSpy.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")

    XCTAssertThrowsError(try written("protocol P { func a() }")) {
      XCTAssertTrue(
        "\($0)".hasSuffix("It is a link to nowhere, which cannot be read. Delete the link.")
      )
    }
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "nowhere")
  }

  func test_tearsInTheInput_areOneSentence() async throws {
    let none = try write("struct A {}", to: "A.swift")
    let one = try write("protocol P {}", to: "B.swift")
    let two = try write("\nprotocol P {}\nprotocol P {}\nprivate protocol Q {}", to: "C.swift")
    let torn = try write("protocol T {\n  func a(_ b C)\n}\nprotocol U {}", to: "D.swift")
    let rename = "rename one, or make two modules in .doubles.json."
    let hiding = try write("protocol A {}\nfunc f() {\n (\nprotocol B {}", to: "I.swift")
    let text = try write("# Title", to: "E.md")
    let data = folder.url.appending(path: "F.swift")
    try Data([0xFF, 0xD8]).write(to: data)

    for (paths, name, sentence) in [
      (["/nowhere.swift"], nil, "there is no file /nowhere.swift."),
      ([text], nil, "\(text) is not a Swift file."),
      ([data.path], nil, "\(data.path) is not in UTF-8. Save it in that encoding."),
      (
        [hiding], nil,
        "\(hiding) cannot be read: line 2: expected \"}\" for its \"{\", found the end."
      ),
      (
        [hiding], "A",
        "\(hiding) cannot be read: line 2: expected \"}\" for its \"{\", found the end."
      ),
      ([none], nil, "there is no protocol in \(none)."),
      ([one], "R", "there is no protocol R in these files, only P."),
      ([two], "P", "there are 2 protocols P, \(two):2 and \(two):3; \(rename)"),
      ([two], "Q", "the protocol Q is private, \(two):4; no other file can have a spy of it."),
      (
        [torn], nil,
        "the protocol T in \(torn) cannot be read: line 2: expected \":\", found \"C\"."
      ),
    ] {
      var module = module(paths)
      module.chosen = [name].compactMap(\.self)
      XCTAssertEqual(problems(of: module), [sentence])
    }
  }

  func test_whatIsNoFile_isLeftOutOfAFolder_andNamedAlone() async throws {
    for path in ["App/folder.swift", "App/fifo.swift", "App/device.swift", "App/nowhere.swift"] {
      try write("", to: "App/P.swift")
      let path = url(path).path
      switch path.lastPart {
      case "folder.swift":
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      case "fifo.swift": XCTAssertEqual(mkfifo(path, 0o600), 0)
      case "device.swift":
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      default:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
      }
    }
    try FileManager.default.createSymbolicLink(
      atPath: url("App/link.swift").path,
      withDestinationPath: "P.swift"
    )

    try written("protocol P { func a() }")

    for (name, sentence) in [
      ("fifo", "is not a Swift file."), ("device", "is not a Swift file."),
    ] {
      let path = url("App/\(name).swift").path
      XCTAssertEqual(problems(of: module([path])), ["\(path) \(sentence)"])
    }
  }

  private func problems(of module: ModuleConfiguration) -> [String] {
    do { return try module.run().problems.map(\.description) } catch { return ["\(error)"] }
  }

  // MARK: What a person wrote survives

  func test_doublesOfAnUnreadableProtocol_andOfItsChildren_areLeftAlone() async throws {
    let text = "protocol Plans { func a(b: Int) }\nprotocol More: Plans { func b() }"
    let module = try written(text)
    let spy = try read("Out/MoreSpy.swift")
    for torn in [
      text.replacing("Int)", with: "Int"),
      text.replacing("{ func a", with: "{\n<<<<<<< ours\nfunc a"),
    ] {
      try write(torn, to: "App/P.swift")

      let check = try check(from: ["App"])
      _ = try module.run()

      XCTAssertEqual(check.standings.values.filter { $0 == .gone }, [])
      XCTAssertFalse(check.isPassed)
      XCTAssertTrue(check.text.contains("the protocol Plans in "), check.text)
      XCTAssertEqual(try read("Out/MoreSpy.swift"), spy)
    }
  }

  func test_force_keepsACopyOfAFileThatItDidNotWrite() async throws {
    try write("final class PSpy {}\n", to: "Out/PSpy.swift")
    let module = try written("protocol P { func a() }")
    let kept = try module.run()

    let report = try module.run(overwrites: true)

    XCTAssertTrue(kept.text.contains("PSpy.swift, which `doubles` did not write;"), kept.text)
    XCTAssertEqual(report.outcomes.first, .replaced("PSpy.swift", copy: "PSpy.swift.orig"))
    XCTAssertEqual(try read("Out/PSpy.swift.orig"), "final class PSpy {}\n")
    XCTAssertTrue(try read("Out/PSpy.swift").contains("CallRecording"))
  }

  func test_force_aCopyIsThereAlready_bothTextsStay() async throws {
    try write("final class PSpy {}\n", to: "Out/PSpy.swift")
    try write("older\n", to: "Out/PSpy.swift.orig")
    let module = try written("protocol P { func a() }")

    XCTAssertThrowsError(try module.run(overwrites: true)) {
      XCTAssertTrue("\($0)".contains("PSpy.swift.orig"), "\($0)")
    }

    XCTAssertEqual(try read("Out/PSpy.swift.orig"), "older\n")
    XCTAssertEqual(try read("Out/PSpy.swift"), "final class PSpy {}\n")
  }

  func test_headerWithAnyLineEnd_isAComment() async throws {
    let module = try written("protocol P { func a() }") { $0.header = "Copyright\r\nthe\nteam" }

    XCTAssertTrue(try read("Out/PSpy.swift").hasPrefix("// Copyright\n// the\n// team\n// Viper"))
    XCTAssertEqual(try module.run().outcomes.first, .current("PSpy.swift"))
  }

  func test_aProtocolForActors_saysWhyItHasNoMock() async throws {
    let text = "protocol Tokens: Actor { func token() async throws -> String }"

    let report = try PlannedDoubles(for: written(text) { $0.mock = true }).report

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
