import Foundation
import KataCore
import ScratchFolders
import Testing

@testable import KataJudge

/// SwiftPM compares whole seconds, so two saves in one second look the same to it.
struct BuildRecordTests {
  private static let path = "Exercises/1-Counter/TurnCounter.swift"

  private let folder = ScratchFolder()

  // `kata` has built the text at 1,002.5.
  init() throws {
    try build(until: 999)
    try save("good", at: 1_000.125)
    makeVisible()
    try build(until: 1_002.5)
  }

  private func save(_ text: String, at seconds: Double) throws {
    try folder.write(text, to: Self.path)
    try folder.setTime(of: Self.path, Date(timeIntervalSince1970: seconds))
  }

  private func build(until seconds: Double) throws {
    try folder.write("", to: ".build/build.db")
    try folder.setTime(of: ".build/build.db", Date(timeIntervalSince1970: seconds))
  }

  private func makeVisible() {
    var record = BuildRecord(in: folder.url)
    record.makeVisible(Sources(in: folder.url).paths)
  }

  private func time(of path: String = path) throws -> Double {
    let stamp = FileStamp(of: folder.url.appending(path: path).path)
    return try #require(stamp).modified.timeIntervalSince1970
  }

  typealias Events = @Sendable (BuildRecordTests) throws -> Void

  private static let seen: [(String, Events)] = [
    ("in the second of the save before it", { try $0.save("baad", at: 1_000.9) }),
    ("while the file was built", { try $0.save("baad", at: 1_001.9) }),
    ("with an older time", { try $0.save("baad", at: 900) }),
    ("with the time of the save before it", { try $0.save("baad", at: 1_000.125) }),
    (
      "in a second in which another program has built",
      {
        try $0.save("baad", at: 1_005.1)
        try $0.build(until: 1_007)
        try $0.save("best", at: 1_005.9)
      }
    ),
    (
      "with the old text, after another program has built",
      {
        try $0.build(until: 1_005)
        try $0.save("good", at: 1_003)
      }
    ),
    ("without a record", { try $0.folder.write("{", to: ".build/kata-built.json") }),
  ]

  @Test(
    "A save gets a later second if a build may have seen its own, so that SwiftPM looks at it",
    arguments: seen
  )
  func test_makeVisible_secondThatMayBeSeen_isAnother(fact: String, events: Events) throws {
    try events(self)

    makeVisible()

    #expect(try time() > 1_008, "\(fact)")
  }

  private static let unseen: [(Events, Double)] = [
    ({ _ in }, 1_000.125), ({ try $0.build(until: 1_005) }, 1_000.125),
    ({ try $0.save("baad", at: 1_003.5) }, 1_003.5),
  ]

  @Test(
    "A file keeps its time if it was not saved since the record, or if SwiftPM sees its second",
    arguments: unseen
  )
  func test_makeVisible_visibleFile_keepsItsTime(events: Events, expected: Double) throws {
    try events(self)

    makeVisible()

    #expect(try time() == expected)
  }

  @Test("A file that was built with a future time never gets that second again")
  func test_makeVisible_builtWithATimeToCome_getsALaterOne() throws {
    let toCome = Date.now.timeIntervalSince1970.rounded(.down) + 3_600
    try save("good", at: toCome + 0.25)
    makeVisible()
    try save("baad", at: toCome + 0.75)

    makeVisible()

    #expect(try time() == toCome + 1)
  }

  @Test("If the file is a link, its target gets the time")
  func test_makeVisible_link_reachesTheFile() throws {
    try folder.write("good", to: "mine.swift")
    try folder.setTime(of: "mine.swift", Date(timeIntervalSince1970: 1_000))
    try folder.link(Self.path, to: "../../mine.swift")

    makeVisible()

    #expect(try time(of: "mine.swift") > 1_000)
  }

  @Test("A file that was saved after its module was compiled is named, and no other")
  func test_filesSavedAfterBuild_areNamed() throws {
    let others = "Exercises/1-Counter/Tests/MyCounterTests.swift"
    try folder.write("test", to: others)
    for module in ["CounterExercise", "CounterExerciseTests"] {
      try folder.write("", to: "\(module).build/File.d")
      try folder.setTime(of: "\(module).build/File.d", Date(timeIntervalSince1970: 1_001))
    }

    let saved = Stage.counter.filesSavedAfterBuild(in: folder.url, products: folder.url)

    #expect(saved == [others])
  }
}
