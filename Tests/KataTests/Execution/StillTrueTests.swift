import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

@testable import kata

/// A verdict is about the texts that were built, even if other texts were saved since.
struct StillTrueTests {
  private static let code = "Exercises/1-Interactor/ListInteractor.swift"
  private static let tests = "Exercises/1-Interactor/Tests/MyInteractorTests.swift"

  private let curriculum: Curriculum
  private let stage: Stage

  init() throws {
    stage = try #require(Curriculum.viperKata.stage(1))
    curriculum = Curriculum(stages: [stage])
  }

  private func sources(code: String, tests: String = "tests") -> LearnerSources {
    LearnerSources(files: [
      Self.code: .init(content: Data(code.utf8)), Self.tests: .init(content: Data(tests.utf8)),
    ])
  }

  private func judged(_ sources: LearnerSources) -> RunResult {
    let steps = stage.steps.map { StepReport(step: $0, state: .done) }
    var result = RunResult(reports: [StageReport(stage: stage, steps: steps)])
    result.grades[1] = Grade(of: stage, from: [:])
    result.sources = sources
    return result
  }

  @Test("A stage that was done with other texts is judged again")
  func test_stillTrue_otherCode_isNotDone() {
    let still = judged(sources(code: "good")).stillTrue(of: sources(code: "bad"), in: curriculum)

    #expect(still.reports.isEmpty)
    #expect(still.grades[1] != nil)
  }

  @Test("A grade of other tests is not valid for these")
  func test_stillTrue_otherTests_areNotGraded() {
    let sut = judged(sources(code: "good"))

    let still = sut.stillTrue(of: sources(code: "good", tests: "others"), in: curriculum)

    #expect(still.reports.isEmpty)
    #expect(still.grades.isEmpty)
  }

  @Test("The same texts, saved again, are not judged again")
  func test_stillTrue_sameTexts_areDone() {
    let sut = judged(sources(code: "good"))

    let still = sut.stillTrue(of: sources(code: "good"), in: curriculum)

    #expect(still.reports == sut.reports)
    #expect(still.grades == sut.grades)
  }

  @Test("The loop keeps a verdict with the built texts, not with those on the disk")
  func test_loop_savedBeforeTheBuild_keepsTheBuiltTexts() throws {
    let folder = ScratchFolder()
    try folder.write("bad", to: Self.code)
    let visit = LearnerVisit(
      workspace: Workspace(root: folder.url, curriculum: curriculum),
      level: .deep,
      learner: LearnerSession(progress: LearnerProgress())
    )
    var session = LoopSession(visit: visit) { _ in }

    session.startCycle()
    _ = session.handle(.cycleEnded(session.number, .success(judged(sources(code: "good")))))
    session.stop()

    #expect(
      session.last.stillTrue(of: LearnerSources(in: visit.workspace.root), in: curriculum).reports
        .isEmpty
    )
  }
}
