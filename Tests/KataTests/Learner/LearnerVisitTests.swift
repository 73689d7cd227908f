// One file, because its tests share one visit.

import Foundation
import KataCore
import KataLearner
import KataStages
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

extension StageReport {
  /// A report in which so many steps are done, the next one is red, and the others did not run.
  static func done(_ count: Int, of stage: Stage) -> StageReport {
    var report = StageReport(notRun: stage)
    let states = repeatElement(StepState.done, count: count) + [.red([FailureMessage("no")])]
    for (index, state) in zip(report.steps.indices, states) { report.steps[index].state = state }
    return report
  }
}

struct LearnerVisitTests {
  private let folder = ScratchFolder()
  private let stage: Stage
  private var visit: LearnerVisit

  init() throws {
    stage = try #require(Curriculum.viperKata.stages.first)
    visit = try LearnerVisit(workspace: Workspace(root: folder.url), level: .deep)
  }

  private var red: RunResult { RunResult(reports: [.done(0, of: stage)]) }

  private var saved: LearnerProgress? { ProgressStore(package: folder.url).stored }

  @Test("A result is added, recorded and saved")
  mutating func test_record_result_isKept() throws {
    var result = red

    let standing = visit.record(&result)

    #expect(standing == .red(result.reports[0].steps[0]))
    #expect(result.notes == [])
    #expect(saved == visit.learner.progress)
    #expect(try Journal(package: folder.url).stay().stay?.last.kind == .red)
  }

  @Test("A stage or a step that this kit does not have is no place")
  func test_init_placesOfAnotherKit_areForgotten() throws {
    let text = #"{"start":99,"focus":"1.none","lastRun":{"step":"99.none","isGreen":true}}"#
    try folder.write(text, to: ProgressStore.path)

    let visit = try LearnerVisit(workspace: Workspace(root: folder.url))

    #expect(visit.currentStep == stage.steps.first)
    #expect(visit.learner.progress == LearnerProgress())
  }

  @Test("The stage of the way back is that of the red code, or of the file that does not build")
  mutating func test_record_stageOnBoard() throws {
    let stages = Curriculum.viperKata.stages
    func result(_ reports: [StageReport]) -> RunResult { RunResult(reports: reports) }
    func done(_ stage: Stage) -> StageReport { .done(stage.steps.count, of: stage) }
    var places: [Int?] = []
    var broken = done(stages[0])
    broken.steps[2].state = .red([FailureMessage("no")])
    var change = broken
    change.steps[2].change = stages[4]
    let second = StageReport.done(stages[1].steps.count - 1, of: stages[1])

    for var result in [
      result([done(stages[0]), second]), result([broken, second]), result([change, second]),
      result([done(stages[0]), done(stages[1]), .done(0, of: stages[2])]),
    ] {
      _ = visit.record(&result)
      places.append(saved?.stageOnBoard)
    }
    _ = visit.next()
    places.append(saved?.stageOnBoard)
    for error in [BuildError.main("Exercises/6-Add/main.swift"), .restless] {
      _ = visit.record(error, of: Sources())
      places.append(saved?.stageOnBoard)
    }

    #expect(places == [2, 1, 5, 2, 3, 6, 3])
  }

  @Test("Progress that another command has saved in the meantime counts")
  mutating func test_record_progressOfAnother_isTaken() throws {
    var result = red
    _ = visit.record(&result)
    var other = LearnerProgress()
    let step = stage.steps[1]
    other.acknowledge(step)
    try ProgressStore(package: folder.url).write(other)

    _ = visit.record(&result)

    #expect(visit.learner.progress.knows(step))
    #expect(saved?.knows(step) == true)

    // A key that saves keeps it as well, and the reports on the board.
    other.acknowledge(stage.steps[2])
    try ProgressStore(package: folder.url).write(other)

    _ = visit.hint(for: visit.currentStep)

    #expect(saved?.knows(stage.steps[2]) == true)
    #expect(visit.learner.reports == result.reports)
  }

  @Test("If the progress is gone, the learner stays at the first step that is not done")
  mutating func test_next_progressGone_staysAtTheOpenStep() throws {
    var result = red
    _ = visit.record(&result)
    result.reports[0].steps[0].state = .done
    _ = visit.record(&result)
    try FileManager.default.removeItem(at: folder.url.appending(path: LearnerFolder.path))

    let hint = visit.hint(for: visit.currentStep)
    let (standing, _) = visit.next()

    #expect(hint.first?.hasPrefix("Hint 1 of") == true)
    #expect(standing == .red(result.reports[0].steps[1]))
  }

  @Test("Before the first verdict, a hint is about the step of the saved progress")
  mutating func test_hint_nothingJudged_isAboutTheSavedStep() throws {
    let second = try #require(Curriculum.viperKata.stages.dropFirst().first)
    var others = LearnerProgress()
    let expected = [stage.steps[0], second.steps[0]].map { [others.takeHint(for: $0)] }

    let first = visit.hint(for: visit.currentStep)
    visit.learner.progress.begin(at: second)
    let afterMoving = visit.hint(for: visit.currentStep)

    #expect([first, afterMoving] == expected)
  }

  private func result(doneUpTo count: Int, _ text: String) throws -> RunResult {
    try folder.write(text, to: stage.files[0].exercise)
    var result = RunResult(reports: [.done(count, of: stage)])
    result.sources = Sources(in: folder.url)
    return result
  }

  private mutating func record(doneUpTo count: Int, _ text: String) throws
    -> LearnerPlace.Standing
  {
    var result = try result(doneUpTo: count, text)
    return visit.record(&result)
  }

  @Test(
    "A change of code between two green runs of a step is a tidying, even if one does not build"
  )
  mutating func test_record_changeWhileGreen_isTidied() throws {
    let mine = "// Mine.\nlet one = 1"
    // After the build that fails, the text is back first.
    let texts = ["let one = 1", mine, mine, "let two = 1", "let two = 1"]

    _ = try record(doneUpTo: 0, "")
    var found = try texts.prefix(2).map { try record(doneUpTo: 1, $0) }
    _ = visit.record(BuildError.restless, of: try result(doneUpTo: 1, "let").sources)
    found += try texts.suffix(3).map { try record(doneUpTo: 1, $0) }

    let green = LearnerPlace.Standing.green(stage.steps[0], next: stage.steps[1])
    #expect(found == [green, green, green, green.afterTidying, green])
    #expect(
      try Journal(package: folder.url).entries().entries.map(\.kind)
        == [.red, .green, .green, .buildFailed, .green, .tidied, .green]
    )
  }

  @Test("A change that also finishes a later step is new behaviour, and is not called TIDIED")
  mutating func test_record_newBehaviour_isNotTidied() throws {
    _ = try record(doneUpTo: 0, "")
    _ = try record(doneUpTo: 1, "let one = 1")

    let afterMore = try record(doneUpTo: 2, "let second = 2")

    #expect(afterMore == .green(stage.steps[0], next: stage.steps[1]))
  }

  @Test("The meaning of a run is the same if nothing can be written")
  mutating func test_record_unwritable_isTidiedAndRedAgain() throws {
    try folder.write("", to: ".kata")
    _ = try record(doneUpTo: 0, "")
    _ = try record(doneUpTo: 1, "let one = 1")

    let afterTidying = try record(doneUpTo: 1, "let two = 1")
    let afterMistake = try record(doneUpTo: 0, "let two = 2")

    #expect(afterTidying == .tidied(stage.steps[0], next: stage.steps[1]))
    #expect(afterMistake == .redAgain(red.reports[0].steps[0]))
  }

  @Test("Progress that cannot be saved is reported once, and does not stop the visit")
  mutating func test_save_unwritable_isSaidOnce() throws {
    try folder.write("", to: ".kata")

    let first = visit.keepProgress()
    let second = visit.keepProgress()

    #expect(first.count == 1)
    #expect(first.first?.hasPrefix(".kata cannot be used: ") == true)
    #expect(first.first?.hasSuffix(" but your progress will not be saved.") == true)
    #expect(second == [])
  }

  @Test("A run is stored with the texts of its stage, and of another stage that changed")
  mutating func test_record_result_isStored() throws {
    let others = Curriculum.viperKata.stages.dropFirst()
    let other = try #require(others.first?.files.first?.exercise)
    let file = stage.files[0].exercise
    try folder.write("one", to: file)
    try folder.write("two", to: other)
    var result = red
    result.sources = Sources(in: folder.url)
    _ = visit.record(&result)
    try folder.write("three", to: other)
    result.sources = Sources(in: folder.url)
    _ = visit.record(&result)

    let saves = visit.store.all().saves.map(\.save)

    #expect(saves.map { $0.contents.keys.sorted() } == [[file], [file, other].sorted()])
    #expect(saves.map(\.run?.kind) == [.red, .red])
    #expect(saves[0].message == "no")
  }

  @Test("A green that a command without keys moves on from is kept as a green, then comes the red")
  mutating func test_record_movesOn_keepsTheGreen() throws {
    _ = try record(doneUpTo: 0, "let red = 1")
    var result = try result(doneUpTo: 1, "let green = 1")

    let standing = visit.record(&result) { place, _ in place.next() }

    #expect(standing == .red(result.reports[0].steps[1]))
    #expect(try Journal(package: folder.url).entries().entries.map(\.kind) == [.red, .green, .red])
    #expect(SaveStore(in: folder.url).newest?.isGreen == true)
  }
}
