import Foundation
import KataKit
import ScratchFolders
import Synchronization
import Testing

struct RunRecorderTests {
  private let folder: ScratchFolder
  // The first snapshot compares with its starter.
  private let stage: Stage

  init() throws {
    folder = try ScratchFolder()
    stage = .counter
  }

  private func entries() throws -> [JournalEntry] {
    try Journal(package: folder.url).entries().entries
  }

  private func recorder() -> RunRecorder {
    RunRecorder(package: folder.url, start: .now) { Issue.record("\($0)") }
  }

  @Test("A run is recorded for the learner's stage")
  func test_record_run_isOfTheFocusedStage() throws {
    try folder.write(History(of: stage.files[0], in: stage).starter, to: stage.files[0].exercise)
    let done = stage.steps.map { StepReport(step: $0, state: .done) }
    let reports = [StageReport.toy(of: .dial), StageReport(stage: stage, steps: done)]

    recorder().record(reports, focus: stage.steps.first)

    #expect(try entries().map(\.stage) == [stage.number])
    #expect(try entries().map(\.kind) == [.green])
    #expect(try entries().map(\.step) == [stage.steps.first?.name])
  }

  @Test("A failed build is recorded at the learner's step")
  func test_recordFailedBuild_isAtTheFocus() throws {
    try folder.write(
      History(of: stage.files[0], in: stage).starter + "let broken\n",
      to: stage.files[0].exercise
    )

    recorder().recordFailedBuild(in: stage, focus: stage.steps.last)

    let entry = try #require(try entries().first)
    #expect(entry.kind == .buildFailed)
    #expect(entry.step == stage.steps.last?.name)
    #expect(entry.change == ChangeSize(added: 1))
  }

  @Test(
    "A change between two green runs of a step is a tidying, even with a failed build between them"
  )
  func test_record_changeWhileGreen_isTidied() throws {
    let starter = try History(of: stage.files[0], in: stage).starter
    let done = [StageReport(stage: stage, steps: stage.steps.map { .init(step: $0, state: .done) })]
    try folder.write(starter, to: stage.files[0].exercise)

    let first = recorder().record(done, focus: stage.steps.first)
    let untouched = recorder().record(done, focus: stage.steps.first)
    try folder.write(starter + "let mine = 1\n", to: stage.files[0].exercise)
    recorder().recordFailedBuild(in: stage, focus: stage.steps.first)
    try folder.write(starter + "let ours = 1\n", to: stage.files[0].exercise)
    let changed = recorder().record(done, focus: stage.steps.first)
    try folder.write(starter, to: stage.files[0].exercise)
    let elsewhere = recorder().record(done, focus: stage.steps.last)

    #expect(
      [first, untouched, changed, elsewhere].map(\.?.kind) == [.green, .green, .tidied, .green]
    )
    #expect(try entries().map(\.kind) == [.green, .green, .buildFailed, .tidied, .green])
  }

  @Test("A change that finishes another step is not a tidying, nor is a comment")
  func test_record_newBehaviourOrComment_isNotTidied() throws {
    let starter = try History(of: stage.files[0], in: stage).starter
    let done = [StageReport(stage: stage, steps: stage.steps.map { .init(step: $0, state: .done) })]
    try folder.write(starter, to: stage.files[0].exercise)
    recorder().record(done, focus: stage.steps.first)

    try folder.write(starter + "// Mine.\n", to: stage.files[0].exercise)
    let comment = recorder().record(done, focus: stage.steps.first)
    try folder.write(starter + "let mine = 1\n", to: stage.files[0].exercise)
    let behaviour = recorder().record(done, focus: stage.steps.first, finishesAStep: true)

    #expect([comment, behaviour].map(\.?.kind) == [.green, .green])
  }

  @Test("A run in which a change broke an older stage is red, even if each step of its own is done")
  func test_record_brokenOldStep_isRed() throws {
    let change = Stage.dial
    for file in change.files {
      try folder.write(History(of: file, in: change).starter, to: file.exercise)
    }
    func report(_ stage: Stage, _ state: StepState) -> StageReport {
      StageReport(stage: stage, steps: stage.steps.map { StepReport(step: $0, state: state) })
    }
    let old = report(stage, .done)
    let found = report(stage, .red([AssertionFailure("too late")])).broken(by: change)
    let new = report(change, .done)

    let broken = recorder().record([old.with(broken: found), new], focus: change.steps.last)
    let whole = recorder().record([old, new], focus: change.steps.last)

    #expect(broken?.kind == .red)
    #expect(whole?.kind == .green)
  }

  @Test("Without a report there is nothing to record")
  func test_record_noReports_recordsNothing() throws {
    recorder().record([], focus: nil)

    #expect(try entries() == [])
  }

  @Test("A journal that cannot be written is reported and does not stop the run")
  func test_record_unwritable_isReported() throws {
    try folder.write("", to: ".kata")
    let told = Mutex<[String]>([])

    RunRecorder(package: folder.url, start: .now) { notice in told.withLock { $0.append(notice) } }
      .recordFailedBuild(in: stage, focus: nil)

    let notices = told.withLock(\.self)
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("This run is not in the journal") == true)
  }
}
