import Foundation
import KataLearner
import KataRun
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

  private var saved: LearnerProgress? { ProgressStore(package: folder.url).saved }

  @Test("A result is added, recorded and saved")
  mutating func test_record_result_isKept() throws {
    var result = red

    let standing = visit.record(&result)

    #expect(standing == .red(result.reports[0].steps[0]))
    #expect(result.notes == [])
    #expect(saved == visit.learner.progress)
    #expect(try Journal(package: folder.url).stay().stay?.last.kind == .red)
  }

  @Test("Progress that another command has saved in the meantime counts")
  mutating func test_record_progressOfAnother_isTaken() throws {
    var result = red
    _ = visit.record(&result)
    var other = LearnerProgress()
    let step = stage.steps[1]
    other.acknowledge(step)
    try ProgressStore(package: folder.url).save(other)

    _ = visit.record(&result)

    #expect(visit.learner.progress.knows(step))
    #expect(saved?.knows(step) == true)

    // A key that saves keeps it as well, and the reports on the board.
    other.acknowledge(stage.steps[2])
    try ProgressStore(package: folder.url).save(other)

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
    let expected = [stage.steps[0], second.steps[0]].map { [others.hint(for: $0)] }

    let first = visit.hint(for: visit.currentStep)
    visit.learner.progress.begin(at: second)
    let afterMoving = visit.hint(for: visit.currentStep)

    #expect([first, afterMoving] == expected)
  }

  @Test("A change that also finishes a later step is new behaviour, and is not called TIDIED")
  mutating func test_record_newBehaviour_isNotTidied() throws {
    func result(doneUpTo count: Int, _ text: String) throws -> RunResult {
      try folder.write(text, to: stage.files[0].exercise)
      return RunResult(reports: [.done(count, of: stage)])
    }
    var red = red
    _ = visit.record(&red)
    var green = try result(doneUpTo: 1, "let one = 1")
    _ = visit.record(&green)

    var tidied = try result(doneUpTo: 1, "let first = 1")
    let afterTidying = visit.record(&tidied)
    var more = try result(doneUpTo: 2, "let second = 2")
    let afterMore = visit.record(&more)

    #expect(afterTidying == .tidied(stage.steps[0], next: stage.steps[1]))
    #expect(afterMore == .green(stage.steps[0], next: stage.steps[1]))
  }

  @Test("Progress that cannot be saved is reported once, and does not stop the visit")
  mutating func test_save_unwritable_isSaidOnce() throws {
    try folder.write("", to: ".kata")

    let first = visit.save()
    let second = visit.save()

    #expect(first.count == 1)
    #expect(first.first?.hasPrefix(".kata cannot be used: ") == true)
    #expect(first.first?.hasSuffix(" but your progress will not be saved.") == true)
    #expect(second == [])
  }
}
