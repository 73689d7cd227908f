import Foundation
import KataKit
import ScratchFolders
import Testing

/// SwiftPM compares whole seconds, so two saves in one second look the same to it.
struct BuildRecordTests {
  private static let path = "Exercises/1-Counter/TurnCounter.swift"
  private static let object = ".build/debug/CounterExercise.build/TurnCounter.swift.o"
  // A file in a folder below; SwiftPM puts its object file next to the others.
  private static let helper = "Exercises/1-Counter/Rules/Rule.swift"
  private static let helpersObject = ".build/debug/CounterExercise.build/Rule.swift.o"
  private static let tests = "Exercises/1-Counter/Tests/MyCounterTests.swift"
  private static let testsObject = ".build/debug/CounterExerciseTests.build/MyCounterTests.swift.o"

  private let folder = ScratchFolder()

  init() throws {
    for (source, object) in [
      (Self.path, Self.object), (Self.helper, Self.helpersObject), (Self.tests, Self.testsObject),
    ] {
      try folder.write("good", to: source)
      try folder.write("", to: object)
      try setTime(of: source, 1_000.125)
      try setTime(of: object, 1_000.5)
    }
  }

  private func setTime(of path: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: folder.url.appending(path: path).path
    )
  }

  private func time(of path: String) throws -> Double {
    let values = try FileManager.default.attributesOfItem(
      atPath: folder.url.appending(path: path).path
    )
    return try #require(values[.modificationDate] as? Date).timeIntervalSince1970
  }

  private func save(_ text: String, to path: String, at seconds: Double) throws {
    try folder.write(text, to: path)
    try setTime(of: path, seconds)
  }

  private var record: BuildRecord { BuildRecord(in: folder.url, of: .toy) }

  private func noteBuild() {
    var record = record
    record.note(LearnerSources(in: folder.url))
  }

  private func noteTests() -> (savedLater: [String], missed: [String]) {
    var record = record
    return record.noteTests(of: LearnerSources(in: folder.url))
  }

  @Test("Tests older than an object file are noticed, unless the clock was set back in between")
  func test_areInTests_olderTests_areNoticed() throws {
    let tests = folder.url.appending(path: "tests")
    func areInTests(_ object: Double) throws -> Bool {
      try setTime(of: Self.object, object)
      return record.areInTests(LearnerSources(in: folder.url), of: [.counter], tests: tests)
    }
    try folder.write("", to: "tests")
    try setTime(of: "tests", 1_000.75)
    let nextHour = Date.now.timeIntervalSince1970 + 3_600

    #expect(try [1_000.5, 1_001, nextHour].map(areInTests) == [true, false, true])
  }

  private func makeVisible() {
    record.makeVisible(LearnerSources(in: folder.url))
  }

  @Test("A file that is in the build keeps its time, so that it is not built again")
  func test_makeVisible_known_keepsItsTime() throws {
    noteBuild()

    makeVisible()

    #expect(try time(of: Self.path) == 1_000.125)
  }

  @Test(
    "A file that was saved again in the second of the build gets a later second",
    arguments: [Self.path, Self.helper, Self.tests]
  )
  func test_makeVisible_savedInTheSameSecond_getsALaterOne(path: String) throws {
    noteBuild()
    try save("baad", to: path, at: 1_000.9)

    makeVisible()

    #expect(try time(of: path).rounded(.down) > 1_000)
  }

  @Test("A file that was saved in another second keeps its time, because SwiftPM sees it")
  func test_makeVisible_savedInAnotherSecond_keepsItsTime() throws {
    noteBuild()
    try save("other", to: Self.path, at: 1_001.5)

    makeVisible()

    #expect(try time(of: Self.path) == 1_001.5)
  }

  @Test("A file that was built with a future time never gets that second again")
  func test_makeVisible_builtWithATimeToCome_getsALaterOne() throws {
    let toCome = Date.now.timeIntervalSince1970.rounded(.down) + 3_600.25
    try setTime(of: Self.path, toCome)
    try setTime(of: Self.object, toCome - 0.75)
    noteBuild()
    try save("bad", to: Self.path, at: toCome)

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > toCome.rounded(.down))
  }

  @Test("A file that was not saved keeps its time while another program builds")
  func test_makeVisible_objectOfOthers_keepsItsTime() throws {
    noteBuild()
    try setTime(of: Self.object, 1_000.7)

    makeVisible()

    #expect(try time(of: Self.path) == 1_000.125)
  }

  @Test("A saved file is looked at after a build by another program, even with the old text")
  func test_makeVisible_savedAndBuiltByOthers_isLookedAt() throws {
    noteBuild()
    try save("good", to: Self.path, at: 1_000.125)
    try setTime(of: Self.object, 1_000.7)

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("A file that was never built keeps its time: SwiftPM looks at it in any case")
  func test_makeVisible_neverBuilt_keepsItsTime() throws {
    let tests = "Exercises/2-Dial/Tests/MyDialTests.swift"
    try save("of a stage to come", to: tests, at: 1_000.125)

    makeVisible()

    #expect(try time(of: tests) == 1_000.125)
  }

  @Test("Without a record, the learner's text is looked at")
  func test_makeVisible_noRecord_isLookedAt() throws {
    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("Without a record, a starter that was built after it was written keeps its time")
  func test_makeVisible_noRecordOfAStarter_keepsItsTime() throws {
    for (path, text) in try Stage.counter.texts(after: 0) {
      try save(text, to: path, at: 1_000.125)
    }
    let soon = Date.now.timeIntervalSince1970 + 60
    for object in [Self.object, Self.testsObject] { try setTime(of: object, soon) }

    makeVisible()

    #expect(try time(of: Self.path) == 1_000.125)
    #expect(try time(of: Self.tests) == 1_000.125)
  }

  @Test("A damaged record counts as none")
  func test_makeVisible_damagedRecord_isLookedAt() throws {
    noteBuild()
    try folder.write("{", to: ".build/debug/kata-built.json")

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("If the file is a link, its target gets the time")
  func test_makeVisible_link_reachesTheFile() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.path))
    try save("good", to: "mine.swift", at: 1_000.125)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: Self.path).path,
      withDestinationPath: "../../mine.swift"
    )

    makeVisible()

    #expect(try time(of: "mine.swift").rounded(.down) > 1_000)
  }

  @Test("A text that only swift test has seen is looked at")
  func test_makeVisible_notedByTests_isLookedAt() throws {
    _ = noteTests()

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("A run of the tests keeps what kata knows about files that were not saved")
  func test_makeVisible_notedByBoth_keepsItsTime() throws {
    noteBuild()
    try setTime(of: Self.object, 1_000.7)
    _ = noteTests()

    makeVisible()

    #expect(try time(of: Self.path) == 1_000.125)
  }

  @Test(
    "A run of the tests names a file of which the build missed the second save",
    arguments: [Self.path, Self.helper, Self.tests]
  )
  func test_noteTests_savedInTheSameSecond_isMissed(path: String) throws {
    let first = noteTests()
    try save("baad", to: path, at: 1_000.4)
    let second = noteTests()
    try save("good", to: path, at: 1_000.4)
    let restored = noteTests()

    #expect(first == ([], []))
    #expect(second == ([], [path]))
    #expect(restored == ([], []))
  }

  @Test("A file that was saved after the build is named as such")
  func test_noteTests_savedAfterTheBuild_isNamed() throws {
    try save("other", to: Self.helper, at: 1_000.75)

    #expect(noteTests() == ([Self.helper], []))
  }

  @Test("After a new build the changed text is the built one")
  func test_noteTests_newBuild_isTheBuiltText() throws {
    _ = noteTests()
    try save("baad", to: Self.helper, at: 1_000.4)
    try setTime(of: Self.helpersObject, 1_002)

    #expect(noteTests() == ([], []))
  }
}
