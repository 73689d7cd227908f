import Foundation
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct ProgressStoreTests {
  private let folder = ScratchFolder()
  private let guardian = Stage.counter.toyStep("guard")
  private var store: ProgressStore { ProgressStore(package: folder.url) }

  private func load() throws -> (progress: LearnerProgress, notices: [String]) {
    var notices: [String] = []
    let progress = try store.load { notices.append($0) }
    return (progress, notices)
  }

  @Test("Saved progress is loaded without a notice; without a file, it is that of a beginner")
  func test_load_saved_isThere() throws {
    #expect(try load() == (LearnerProgress(), []))
    var progress = LearnerProgress()
    progress.acknowledge(guardian)

    try store.write(progress)

    #expect(try load() == (progress, []))
  }

  @Test("A kept scenario does not replace a damaged file")
  func test_keepScenarios_damagedFile_isSetAside() throws {
    let found = FoundScenario(seed: 4711, number: 3)
    let message = FailureMessage("a list", expected: ["one"], got: ["two"], scenario: found)
    let report = StageReport.toy(["guard": .red([message])])
    try folder.write("{\"acknow", to: ProgressStore.path)
    var notices: [String] = []

    try store.keepScenarios(of: [report]) { notices.append($0) }

    #expect(notices.count == 1)
    #expect(try folder.text(of: ".kata/progress.damaged-1.json") == "{\"acknow")
    #expect(try load().progress.scenario(of: guardian) == found)
  }

  @Test("A second damaged file does not replace the first")
  func test_load_secondDamagedFile_isKeptAsWell() throws {
    for text in ["one", "two"] {
      try folder.write(text, to: ProgressStore.path)
      _ = try load()
    }

    #expect(try load() == (LearnerProgress(), []))
    #expect(try folder.text(of: ".kata/progress.damaged-1.json") == "one")
    #expect(try folder.text(of: ".kata/progress.damaged-2.json") == "two")
  }

  @Test("The known keys of another version's file are read, and steps that are gone stay in it")
  func test_load_otherVersion_keepsWhatIsKnown() throws {
    try folder.write(
      """
      {
        "acknowledged" : ["1.guard", "1.gone"],
        "done" : ["3.tension"],
        "focus" : "9.later",
        "hints" : {"3.tension" : 1},
        "neverRed" : [],
        "orders" : {"3" : "inside-out"},
        "scenarios" : {}
      }
      """,
      to: ProgressStore.path
    )

    let (progress, notices) = try load()
    try store.write(progress)

    #expect(notices == [])
    #expect(progress.knows(guardian))
    #expect(try folder.text(of: ProgressStore.path).contains("1.gone"))
    #expect(progress.wasDone(Stage.clockwork.toyStep("tension")))
    #expect(Curriculum.toy.step(withKey: progress.focus) == nil)
  }
}
