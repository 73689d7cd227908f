import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

struct DoubleCheckTests: ProjectTests {
  let folder = ScratchFolder()

  @Test(
    "A copy that differs from the kit's file is named with the next step, and the check fails",
    arguments: [
      ("edited", .edited, "edited   PATH\n"),
      ("older", .outdated, "outdated PATH, unedited: copy or write it again\n"),
      ("older and edited", .edited, "edited   PATH\n"),
      ("gone", .gone, "gone     PATH: neither kit nor sources have its original; move what"),
      (
        "missing", .missing(neededBy: "FakeDataStore.swift"),
        "missing  PATH: FakeDataStore.swift needs it; copy or write that again\n"
      ),
    ] as [(String, DoubleCheck.Standing, String)]
  )
  func test_check_otherCopy_isNamed(
    state: String,
    standing: DoubleCheck.Standing,
    line: String
  ) throws {
    let name = state == "gone" ? "Gone.swift" : "SeededGenerator.swift"
    try copy("FakeDataStore")
    switch state {
    case "edited": try edit("Out/\(name)")
    case "missing": try FileManager.default.removeItem(at: url("Out/\(name)"))
    default:
      let line = DoubleFile(name: name, text: "old\n", source: "old").origin.line
      try write("\(line)\n\(state == "older and edited" ? "mine" : "old")\n", to: "Out/\(name)")
    }
    try write("mine", to: "Out/Mine.swift")

    let check = try check()

    #expect(standings(check).filter { $0.value != .current } == ["Out/\(name)": standing])
    #expect(check.text.contains(line.replacing("PATH", with: url("Out/\(name)").path)))
    #expect(!check.isPassed)
    let isTheirs = ![.outdated, .missing(neededBy: "FakeDataStore.swift")].contains(standing)
    let advice = "If a copy is yours now, delete its first line, and check leaves it alone."
    #expect(check.text.hasSuffix(advice) == isTheirs)
    if isTheirs {
      let lines = try read("Out/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
      try write(lines.dropFirst().joined(separator: "\n"), to: "Out/\(name)")
      #expect(try self.check().isPassed)
      return
    }
    try copy("FakeDataStore")
    #expect(try self.check().isPassed)
  }

  @Test("A folder without copies does not pass, and the next step is given")
  func test_check_noCopies_doesNotPass() throws {
    try write("struct Mine {}", to: "Out/Mine.swift")

    let check = try check()

    #expect(!check.isPassed)
    #expect(
      check.text == """
        There are no copied or written doubles below \(url("Out").path). Give another folder, or make \
        some: see doubles copy --help and doubles write --help.
        """
    )
  }

  @Test("A missing folder is an error")
  func test_check_noFolder_throws() throws {
    #expect(throws: DoubleError.noFile(url("Out").path)) { try check() }
  }

  @Test("A spy cannot be compared without its protocol: the check fails and asks for the sources")
  func test_check_spyWithoutSources_isNotCompared() throws {
    try written("protocol P { func a() }")

    let check = try check()

    #expect(standings(check)["Out/PSpy.swift"] == .notCompared)
    #expect(!check.isPassed)
    let line =
      "unknown  \(url("Out/PSpy.swift").path): give the sources with its protocol, --from Sources/MyApp\n"
    #expect(check.text.contains(line))
  }

  @Test(
    "With the sources, a spy and a mock are current whatever choices they were written with",
    arguments: [
      { _ in }, { $0.imports = .init(plain: ["App"]) }, { $0.imports = .init(plain: ["A", "B"]) },
      { $0.imports = .init(testable: ["App"]) },
      { $0.defaultIsolation = .mainActor },
      { ($0.spyEnding, $0.mockEnding) = ("Recorder", "ExpectingMock") },
    ] as [@Sendable (inout ModuleConfiguration) -> Void],
    [
      "import UIKit\n#if os(iOS)\nimport Deep\n#endif\npublic protocol PProtocol: Sendable {\n"
        + "func a(); var b: Int { get } }",
      "protocol A { func a() }\nprotocol B { func b() }\ntypealias PProtocol = A & B",
    ]
  )
  func test_check_anyChoice_isCurrent(
    choose: @Sendable (inout ModuleConfiguration) -> Void,
    text: String
  ) throws {
    try written(text) {
      choose(&$0)
      ($0.mock, $0.chosen) = (true, ["PProtocol"])
    }

    let check = try check(from: ["App"])

    #expect(standings(check).keys.count { $0.hasPrefix("Out/P") } == 2)
    #expect(check.isPassed, "\(check.text)")
  }

  @Test("A double of an earlier version lacks its options, and the next write adds them")
  func test_check_doubleWithoutOptions_isOutdatedUntilItIsWritten() throws {
    let module = try written("protocol P { var a: Int { get } }") {
      $0.defaultIsolation = .mainActor
    }
    let spy = try read("Out/PSpy.swift")
    try write(spy.replacing(" with --default-isolation MainActor", with: ""), to: "Out/PSpy.swift")

    let check = try check(from: ["App"])
    let report = try module.run()

    #expect(standings(check)["Out/PSpy.swift"] == .outdated)
    #expect(report.written == ["PSpy.swift"])
    #expect(try read("Out/PSpy.swift") == spy)
  }

  @Test("The doubles of a protocol whose name needs backticks are current")
  func test_check_nameInBackticks_isCurrent() throws {
    try written(
      "public protocol `Protocol` { func a() }\nprotocol `class`: Sendable { func a() -> Int }\n"
        + "protocol `two words` { func a() }\nenum A { protocol `Type` { func a() } }"
    ) { $0.mock = true }

    let check = try check(from: ["App"])

    #expect(check.isPassed, "\(check.text)")
  }

  @Test("A spy of one of two protocols of a name is current")
  func test_check_spyOfOneOfTwo_isCurrent() throws {
    try written("protocol P { func a() }")
    try write("protocol P { func b() }", to: "App/Other.swift")

    #expect(try check(from: ["App"]).isPassed)
  }

  @Test("After its protocol changed a spy is outdated, and after its removal it is gone")
  func test_check_changedOrDeletedProtocol_isNamed() throws {
    try written("protocol P { func a() }") { $0.mock = true }
    try edit("Out/PMock.swift")
    // An edit is named with and without the sources.
    for sources in [[], ["App"]] {
      #expect(standings(try check(from: sources))["Out/PMock.swift"] == .edited)
    }

    try write("protocol P { func b() }", to: "App/P.swift")
    let changed = try check(from: ["App"])
    try write("protocol Q { func a() }", to: "App/P.swift")
    let deleted = try check(from: ["App"])

    #expect(standings(changed)["Out/PSpy.swift"] == .outdated)
    #expect(standings(changed)["Out/PMock.swift"] == .edited)
    #expect(standings(deleted)["Out/PSpy.swift"] == .gone)
    #expect(!changed.isPassed && !deleted.isPassed)
  }

  /// The standings by paths below the folder of the test.
  private func standings(_ check: DoubleCheck) -> [String: DoubleCheck.Standing] {
    check.standings.reduce(into: [:]) {
      $0[$1.key.replacing(folder.url.path + "/", with: "")] = $1.value
    }
  }

  private func copy(_ name: String) throws {
    _ = try DoubleCatalogue().copy([name], to: url("Out"), importing: .init(plain: ["App"]))
  }

  private func edit(_ path: String) throws {
    try write(read(path) + "// mine\n", to: path)
  }
}
