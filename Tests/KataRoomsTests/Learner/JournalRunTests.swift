import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct JournalRunTests {
  private let folder = ScratchFolder()
  // The first snapshot compares with its starter.
  private let stage = Stage.counter
  private let done = [StageReport.toy()]

  private func entries() throws -> [JournalEntry] {
    try journal.entries().entries
  }

  private var journal: Journal { Journal(package: folder.url) }

  private func save(_ text: String) throws {
    try folder.writeStarters(of: stage, adding: text)
  }

  @Test("A run is recorded for the learner's stage, and nothing without a report")
  func test_record_run_isOfTheFocusedStage() throws {
    try save("")

    try journal.record([], focus: nil)
    try journal.record([.toy(of: .dial)] + done, focus: stage.steps.first)

    #expect(try entries().map(\.stage) == [stage.number])
    #expect(try entries().map(\.kind) == [.green])
    #expect(try entries().map(\.step) == [stage.steps.first?.name])
  }

  @Test(
    "A change of code between two green runs of a step is a tidying, even if one does not build"
  )
  func test_record_changeWhileGreen_isTidied() throws {
    try save("")

    let first = try journal.record(done, focus: stage.steps.first)
    try save("// Mine.\n")
    let comment = try journal.record(done, focus: stage.steps.first)
    try save("let mine = 1\n")
    try journal.recordFailedBuild(in: stage, focus: stage.steps.first)
    try save("let ours = 1\n")
    let changed = try journal.record(done, focus: stage.steps.first)
    try save("")
    let elsewhere = try journal.record(done, focus: stage.steps.last)

    #expect(
      [first, comment, changed, elsewhere].map(\.?.kind) == [.green, .green, .tidied, .green]
    )
    #expect(try entries().map(\.kind) == [.green, .green, .buildFailed, .tidied, .green])
  }

  @Test("A run in which a change broke an older stage is red, even if each step of its own is done")
  func test_record_brokenOldStep_isRed() throws {
    let change = Stage.dial
    try folder.writeStarters(of: change)
    let old = StageReport.toy()
    let new = StageReport.toy(of: change)
    let found = StageReport.toy(others: .red([FailureMessage("too late")])).broken(by: change)

    let broken = try journal.record([old.with(broken: found), new], focus: change.steps.last)
    let whole = try journal.record([old, new], focus: change.steps.last)

    #expect(broken?.kind == .red)
    #expect(whole?.kind == .green)
  }

  @Test("Texts that cannot be kept are an error with the folder and the next step")
  func test_record_unwritable_throws() throws {
    try folder.write("", to: ".kata")

    let error = #expect(throws: SystemError.self) { try journal.record(done, focus: nil) }

    #expect(error?.description.hasPrefix(".kata cannot be used: ") == true)
  }
}
