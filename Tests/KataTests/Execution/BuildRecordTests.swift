import Foundation
import KataKit
import ScratchFolders
import Testing

@testable import kata

/// SwiftPM compares whole seconds, so two saves in one second look the same to it.
struct BuildRecordTests {
  private static let path = "Exercises/1-Interactor/ListInteractor.swift"
  private static let object = ".build/debug/InteractorExercise.build/ListInteractor.swift.o"

  private let folder = ScratchFolder()
  private var workspace: Workspace { Workspace(root: folder.url) }

  init() throws {
    try folder.write("good", to: Self.path)
    try folder.write("", to: Self.object)
    try setTime(of: Self.path, 1_000.125)
    try setTime(of: Self.object, 1_000.5)
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

  private func noteBuild() {
    var record = BuildRecord(in: workspace)
    record.note(LearnerSources(in: workspace), in: workspace)
  }

  private func makeVisible() {
    BuildRecord(in: workspace).makeVisible(LearnerSources(in: workspace), in: workspace)
  }

  @Test("A file that is in the build keeps its time, so that it is not built again")
  func test_makeVisible_known_keepsItsTime() throws {
    noteBuild()

    makeVisible()

    #expect(try time(of: Self.path) == 1_000.125)
  }

  @Test("A file that was saved again in the second of the build gets a later second")
  func test_makeVisible_savedInTheSameSecond_getsALaterOne() throws {
    noteBuild()
    try folder.write("baad", to: Self.path)
    try setTime(of: Self.path, 1_000.9)

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("A file that was built with a future time never gets that second again")
  func test_makeVisible_builtWithATimeToCome_getsALaterOne() throws {
    let toCome = Date.now.timeIntervalSince1970.rounded(.down) + 3_600.25
    try setTime(of: Self.path, toCome)
    try setTime(of: Self.object, toCome - 0.75)
    noteBuild()
    try folder.write("bad", to: Self.path)

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > toCome.rounded(.down))
  }

  @Test("After a build by another program nothing is known, even if the old text is restored")
  func test_makeVisible_objectOfOthers_isLookedAt() throws {
    noteBuild()
    try setTime(of: Self.object, 1_000.7)

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("A file that was never built keeps its time: SwiftPM looks at it in any case")
  func test_makeVisible_neverBuilt_keepsItsTime() throws {
    let tests = "Exercises/2-Presenter/Tests/MyPresenterTests.swift"
    try folder.write("of a stage to come", to: tests)
    try setTime(of: tests, 1_000.125)

    makeVisible()

    #expect(try time(of: tests) == 1_000.125)
  }

  @Test("Without a record, nothing is known")
  func test_makeVisible_noRecord_isLookedAt() throws {
    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("A damaged record counts as none")
  func test_makeVisible_damagedRecord_isLookedAt() throws {
    noteBuild()
    try folder.write("{", to: ".build/kata-built.json")

    makeVisible()

    #expect(try time(of: Self.path).rounded(.down) > 1_000)
  }

  @Test("If the file is a link, its target gets the time")
  func test_makeVisible_link_reachesTheFile() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.path))
    try folder.write("good", to: "mine.swift")
    try setTime(of: "mine.swift", 1_000.125)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: Self.path).path,
      withDestinationPath: "../../mine.swift"
    )

    makeVisible()

    #expect(try time(of: "mine.swift").rounded(.down) > 1_000)
  }
}
