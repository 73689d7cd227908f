import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct LearnerSessionTests {
  private var place = LearnerPlace(progress: LearnerProgress())

  @Test("After each event, the learner stands at the right step", arguments: LearnerStory.all)
  mutating func test_story_standings_areRight(story: LearnerStory) {
    for event in story.events {
      switch event {
      case .run(let reports, let standing): #expect(place.add(reports).said == standing)
      case .next(let standing): #expect(place.next().said == standing)
      case .begin(let stage): place.progress.begin(at: stage)
      case .again: place = LearnerPlace(progress: place.progress)
      }
    }

    #expect(place.progress.focus == story.focus)
  }

  @Test("After a run there is a step, and its hints come one at a time, and stay at the last")
  mutating func test_hint_repeated_showsOneMore() throws {
    #expect(place.currentStep == nil)
    _ = place.add(.upTo("first"))

    let step = try #require(place.currentStep)
    let hints = (1...4).map { _ in place.progress.takeHint(for: step) }

    #expect(
      hints == [
        "Hint 1 of 3  Hint 1 for second.", "Hint 2 of 3  Hint 2 for second.",
        "Hint 3 of 3, the last  Hint 3 for second.", "Hint 3 of 3, the last  Hint 3 for second.",
      ]
    )
  }

  @Test("If an earlier step is red again, the hint is for that step")
  mutating func test_hint_earlierStepRed_isForThatStep() {
    _ = place.add(.upTo("second"))

    _ = place.add(.upTo("second", but: ["first": .toyRed]))

    #expect(place.currentStep?.name == "first")
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
