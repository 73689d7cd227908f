import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct LearnerSessionTests {
  private var session = LearnerPlace(progress: LearnerProgress())

  @Test("After each event, the learner stands at the right step", arguments: LearnerStory.all)
  mutating func test_story_standings_areRight(story: LearnerStory) {
    for event in story.events {
      switch event {
      case .run(let reports, let standing): #expect(session.add(reports).said == standing)
      case .next(let standing): #expect(session.next().said == standing)
      case .begin(let stage): session.progress.begin(at: stage)
      case .again: session = LearnerPlace(progress: session.progress)
      }
    }

    #expect(session.progress.focus == story.focus)
  }

  @Test("After a run there is a step, and its hints come one at a time, and stay at the last")
  mutating func test_hint_repeated_showsOneMore() throws {
    #expect(session.currentStep == nil)
    _ = session.add(.upTo("first"))

    let step = try #require(session.currentStep)
    let hints = (1...4).map { _ in session.progress.hint(for: step) }

    #expect(
      hints == [
        "Hint 1 of 3  Hint 1 for second.", "Hint 2 of 3  Hint 2 for second.",
        "Hint 3 of 3, the last  Hint 3 for second.", "Hint 3 of 3, the last  Hint 3 for second.",
      ]
    )
  }

  @Test("If an earlier step is red again, the hint is for that step")
  mutating func test_hint_earlierStepRed_isForThatStep() {
    _ = session.add(.upTo("second"))

    _ = session.add(.upTo("second", but: ["first": .toyRed]))

    #expect(session.currentStep?.name == "first")
  }

  @Test("A step that was done on arrival shows its fault, unless its test is the learner's")
  func test_greenOnArrival_ownTest_isNil() throws {
    let (given, yours) = (Stage.counter.toyStep("second"), Stage.counter.toyStep("yours"))
    typealias Standing = LearnerPlace.Standing

    #expect(Standing.neverRed(given, next: nil).greenOnArrival == given)
    #expect(Standing.guardOnArrival(given).greenOnArrival == given)
    #expect(Standing.neverRed(yours, next: nil).greenOnArrival == nil)
    #expect(Standing.green(given, next: nil).greenOnArrival == nil)
  }
}

extension LearnerPlace.Standing {
  /// Its kind and its steps, such as `green first, then second`.
  fileprivate var said: String {
    let kind =
      switch self {
      case .red(let entry): entry.state.status.word
      case .redAgain: "red again"
      case .green: "green"
      case .tidied: "tidied"
      case .neverRed: "never red"
      case .guardOnArrival: "guard"
      case .finished: "finished"
      }
    return kind + (step.map { " \($0.name)" } ?? "") + (next.map { ", then \($0.name)" } ?? "")
  }
}
