import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

struct DoubleCheckTests {
  private let folder: ScratchFolder
  private let catalogue: DoubleCatalogue

  init() throws {
    folder = ScratchFolder()
    catalogue = try DoubleCatalogue()
  }

  @Test(
    "A copy that differs from the kit's file is named with the next step, and the check fails",
    arguments: [
      ("edited", .edited, "edited   PATH\n"),
      ("older", .outdated, "outdated PATH, unedited: copy or write it again\n"),
      ("older and edited", .editedAndOutdated, "edited   PATH, and outdated: compare the two\n"),
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
    case "older and edited": try write("mine\n", from: "old", to: name, as: "old\n")
    case "missing": try FileManager.default.removeItem(at: url("Out/\(name)"))
    default: try write("old\n", from: "old", to: name)
    }
    try folder.write("mine", to: "Out/Mine.swift")

    let check = try check()

    #expect(standings(check).filter { $0.value != .current } == ["Out/\(name)": standing])
    #expect(check.text.contains(line.replacing("PATH", with: url("Out/\(name)").path)))
    #expect(!check.isPassed)
    // Only what a person changed needs more than another copy.
    try copy("FakeDataStore")
    #expect(
      try self.check().isPassed
        == [.outdated, .missing(neededBy: "FakeDataStore.swift")].contains(standing)
    )
  }

  @Test("Helpers may be in another of the folders")
  func test_check_helperInOtherFolder_isFound() throws {
    try copy("FakeDataStore")
    let helper = try folder.text(of: "Out/SeededGenerator.swift")
    try folder.write(helper, to: "Support/SeededGenerator.swift")
    try FileManager.default.removeItem(at: url("Out/SeededGenerator.swift"))

    #expect(try !check().isPassed)
    #expect(try check("Out", "Support").isPassed)
  }

  @Test("A folder without copies does not pass, and the next step is given")
  func test_check_noCopies_doesNotPass() throws {
    try folder.write("struct Mine {}", to: "Out/Mine.swift")

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
    try writeSpies("protocol P { func a() }")

    let check = try check()

    #expect(standings(check)["Out/PSpy.swift"] == .notCompared)
    #expect(!check.isPassed)
    let line =
      "unknown  \(url("Out/PSpy.swift").path): give the sources with its protocol, --from Sources/MyApp\n"
    #expect(check.text.contains(line))
  }

  @Test(
    "With the sources, a spy and a mock are current whatever they import",
    arguments: [.none, .plain(["App"]), .plain(["A", "B"]), .testable(["App"])] as [ModuleImports],
    [
      "import UIKit\n#if os(iOS)\nimport Deep\n#endif\npublic protocol PProtocol: Sendable {\n"
        + "func a() }",
      "protocol A { func a() }\nprotocol B { func b() }\ntypealias P = A & B",
    ]
  )
  func test_check_spyWithSources_isCurrent(imports: ModuleImports, text: String) throws {
    try writeSpies(
      text,
      for: text.contains("typealias") ? ["P"] : ["PProtocol"].filter(text.contains),
      imports: imports
    )

    let check = try check(from: ["App"])

    #expect(standings(check)["Out/PSpy.swift"] == .current)
    #expect(standings(check)["Out/PMock.swift"] == .current)
    #expect(check.isPassed, "\(check.text)")
  }

  @Test(
    "A spy is current whatever options it was written with",
    arguments: [true, false],
    [true, false]
  )
  func test_check_spyWithOptions_isCurrent(recordsReads: Bool, isMainActorDefault: Bool) throws {
    try writeSpies("protocol P: Sendable { var a: Int { get }; func b() }") {
      $0.module.withoutReads = !recordsReads
      $0.module.defaultIsolation = isMainActorDefault ? .mainActor : nil
    }

    let check = try check(from: ["App"])

    #expect(check.isPassed, "\(check.text)")
    #expect(try folder.text(of: "Out/PSpy.swift").contains("case a\n") == recordsReads)
    #expect(try folder.text(of: "Out/PSpy.swift").contains("@MainActor") == isMainActorDefault)
  }

  @Test("Endings need no configuration: a double names its protocol")
  func test_check_otherEndings_areKnown() throws {
    try writeSpies("protocol PProtocol { func a() }") {
      $0.module.spyEnding = "Recorder"
      $0.module.mockEnding = "ExpectingMock"
    }

    #expect(try check(from: ["App"]).isPassed)
    try folder.write("protocol PProtocol { func b() }", to: "App/P.swift")
    let outdated = standings(try check(from: ["App"])).filter { $0.value == .outdated }
    #expect(outdated.keys.sorted() == ["Out/PExpectingMock.swift", "Out/PRecorder.swift"])
  }

  @Test("A spy of one of two protocols of a name is current")
  func test_check_spyOfOneOfTwo_isCurrent() throws {
    try writeSpies("protocol P { func a() }")
    try folder.write("protocol P { func b() }", to: "App/Other.swift")

    #expect(try check(from: ["App"]).isPassed)
  }

  @Test("After its protocol changed a spy is outdated, and after its removal it is gone")
  func test_check_changedOrDeletedProtocol_isNamed() throws {
    try writeSpies("protocol P { func a() }")
    try edit("Out/PMock.swift")
    // An edit is named with and without the sources.
    for sources in [[], ["App"]] {
      #expect(standings(try check(from: sources))["Out/PMock.swift"] == .edited)
    }

    try folder.write("protocol P { func b() }", to: "App/P.swift")
    let changed = try check(from: ["App"])
    try folder.write("protocol Q { func a() }", to: "App/P.swift")
    let deleted = try check(from: ["App"])

    #expect(standings(changed)["Out/PSpy.swift"] == .outdated)
    #expect(standings(changed)["Out/PMock.swift"] == .editedAndOutdated)
    #expect(standings(deleted)["Out/PSpy.swift"] == .gone)
    #expect(!changed.isPassed && !deleted.isPassed)
  }

  private func check(_ paths: String..., from sources: [String] = []) throws -> DoubleCheck {
    try DoubleCheck(
      of: (paths.isEmpty ? ["Out"] : paths).map { url($0).path },
      against: catalogue,
      sources: sources.map { url($0).path }
    )
  }

  /// The standings by paths below the folder of the test.
  private func standings(_ check: DoubleCheck) -> [String: DoubleCheck.Standing] {
    check.standings.reduce(into: [:]) {
      $0[$1.key.replacing(folder.url.path + "/", with: "")] = $1.value
    }
  }

  private func copy(_ name: String) throws {
    _ = try catalogue.copy([name], to: url("Out"), importing: .plain(["App"]))
  }

  private func writeSpies(
    _ text: String,
    for names: [String] = [],
    imports: ModuleImports = .none,
    choosing choose: (inout SpyRequest) -> Void = { _ in }
  ) throws {
    try folder.write(text, to: "App/P.swift")
    var request = SpyRequest(paths: [url("App").path], helpers: catalogue.helpers)
    request.module.mock = true
    request.module.chosen = names
    request.module.imports = imports
    request.module.to = url("Out").path
    choose(&request)
    _ = try request.run()
  }

  private func write(
    _ text: String,
    from source: String,
    to name: String,
    as copy: String? = nil
  ) throws {
    let origin = Origin(name: name, source: source, copy: copy ?? text)
    try folder.write("\(origin.line)\n\(text)", to: "Out/\(name)")
  }

  private func edit(_ path: String) throws {
    try folder.write(folder.text(of: path) + "// mine\n", to: path)
  }

  private func url(_ path: String) -> URL { folder.url.appending(path: path) }
}
