import Foundation
import KataStages
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataRun
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

  private func sources(code: String, tests: String = "tests") -> Save {
    Save(files: [
      Self.code: .init(content: Data(code.utf8)), Self.tests: .init(content: Data(tests.utf8)),
    ])
  }

  private func judged(_ sources: Save) -> RunResult {
    var result = RunResult(reports: [.done(stage.steps.count, of: stage)])
    result.grades[1] = Grade(of: stage, from: [:])
    result.sources = sources
    return result
  }

  @Test(
    "A verdict holds for the same texts, and a grade for the same tests",
    arguments: [
      ("saved again", "good", "tests", true, true), ("other code", "bad", "tests", false, true),
      ("other tests", "good", "others", false, false),
    ]
  )
  func test_stillTrue_ofTexts(
    fact: String,
    code: String,
    tests: String,
    isDone: Bool,
    isGraded: Bool
  ) {
    let sut = judged(sources(code: "good"))

    let still = sut.stillTrue(of: sources(code: code, tests: tests), in: curriculum)

    #expect(still.reports == (isDone ? sut.reports : []), "\(fact)")
    #expect(still.grades == (isGraded ? sut.grades : [:]), "\(fact)")
  }

  @Test("The loop keeps a verdict with the built texts, not with those on the disk")
  func test_loop_savedBeforeTheBuild_keepsTheBuiltTexts() throws {
    let folder = ScratchFolder()
    try folder.write("bad", to: Self.code)
    let workspace = Workspace(root: folder.url, curriculum: curriculum)
    let visit = try LearnerVisit(workspace: workspace, level: .deep)
    var session = LoopSession(visit: visit) { _ in }

    session.startCycle()
    _ = session.handle(.cycleEnded(session.number, .success(judged(sources(code: "good")))))
    session.stop()

    #expect(
      session.last.stillTrue(of: Save(in: visit.workspace.root), in: curriculum).reports
        .isEmpty
    )
  }
}
