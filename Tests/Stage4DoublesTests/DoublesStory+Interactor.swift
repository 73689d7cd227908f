import DoubleInterfaces
import DoublesSubjects
import Foundation
import InteractorSubjects
import KataCore
import KataTesting
import TodoDomain
import TodoMocks
import TodoStorage
import TodoUseCases

// An interactor of Stage 1, with one of the learner's doubles.
extension DoublesStory {
  /// An interactor, as the beginning of a sentence.
  private typealias Subject = (who: String, implementation: Implementation)

  private static let correct: Subject = ("A correct interactor", .solution)
  private static let asksFromNow = wrong("that asks from now on", "asksFromNow")
  private static let diskFull: Result<[TodoItem], any Error> =
    .failure(DiskError(Seed.title("disk full")))

  private static func wrong(_ fault: String, _ name: String) -> Subject {
    ("An interactor \(fault)", .mutant(stage: 1, name: name))
  }

  /// The stories of a data manager that answers immediately.
  static let answers = [
    asking(correct, .success([])),
    asking(correct, .items(["pack", "call"])),
    asking(correct, diskFull),
    asking(
      wrong("that reports an empty list when the items cannot be read", "emptyListOnError"),
      diskFull
    ),
    asking(wrong("that reports an error without its own text", "errorWithoutReason"), diskFull),
    asking(asksFromNow, .items(["pack"])),
    asking(wrong("that asks for too many days", "fourteenDays"), .items(["pack"])),
    asking(wrong("that asks only once", "asksOnlyOnce"), .items(["pack"])),
  ]

  /// The stories of a clock that a test moves.
  static let movedClock = [
    onClock(correct),
    onClock(wrong("that reads the clock when it is created", "clockReadInInit")),
    onClock(asksFromNow),
  ]

  /// The stories of answers that a test holds.
  static let heldAnswers =
    [
      holding(correct, old: .items(["old"])),
      holding(
        wrong("that reports an old answer after a newer one", "lastAnswerWins"),
        old: .items(["old"])
      ),
      holding(
        wrong("that reports an old error after a newer answer", "lateFailureWins"),
        old: diskFull
      ),
    ] + cancelledRequests

  /// The stories of a store that provides an interactor's items.
  static let behindAnInteractor = [
    onStore(correct), onStore(asksFromNow),
    onStore(wrong("whose range ends a second too early", "endsASecondEarly")),
  ]

  /// The story of a data manager that is released together with its interactor.
  static let letGo = DoublesStory(
    doing: "An interactor and your spy as its data manager, released after an answer"
  ) { doubles, subject in
    weak var seenInteractor: (any ListInteractorSubject)?
    weak var seenSpy: (any ListDataManagerSpying)?
    do {
      let desk = try Desk(doubles, subject)
      seenInteractor = desk.interactor
      seenSpy = desk.spy
      await desk.ask(number: 1)
      desk.spy.give(.success([]), to: 0)
      await desk.waitForEnds(1)
    }
    await takeTurns()
    let interactor = seenInteractor == nil ? "gone" : "alive"
    return ["the interactor is \(interactor)", "the spy is \(seenSpy == nil ? "gone" : "alive")"]
  }

  private static func story(
    _ subject: Subject,
    _ use: String,
    sees: @escaping @MainActor (DoubleMakers, Implementation) async throws -> [String]
  ) -> DoublesStory {
    DoublesStory(doing: subject.who + use, subject: subject.implementation, sees: sees)
  }

  private static func asking(
    _ subject: Subject,
    _ answer: Result<[TodoItem], any Error>
  ) -> DoublesStory {
    story(
      subject,
      ", asked twice, with your spy as its data manager, which answers \(answer.text)"
    ) { doubles, subject in
      let spy = doubles.makeListDataManagerSpy(answer).spy
      let output = ListInteractorOutputSpy()
      let interactor = try makeInteractor(subject, spy, ControllableClock(now: morning))
      interactor.output = output
      await interactor.findUpcomingItems()
      await interactor.findUpcomingItems()
      // One value: two recorders know no order between them.
      let calls = spy.calls.map(\.description) + output.calls.map(\.description)
      return calls.isEmpty ? [] : [calls.joined(separator: "\n")]
    }
  }

  private static func onClock(_ subject: Subject) -> DoublesStory {
    story(subject, ", asked on Wednesday, on Thursday and on Tuesday by your clock") {
      doubles,
      subject in
      let clock = doubles.makeClock(morning)
      let dataManager = TodoMocks.ListDataManagerSpy(todoItems: .success([]))
      let interactor = try makeInteractor(subject, dataManager, clock)
      var seen: [String] = []
      for days in [0.0, 1, -1] {
        if days != 0 { clock.move(to: morning + days * 86_400) }
        await interactor.findUpcomingItems()
        seen.append("the clock shows \(shown(clock.now))")
      }
      return seen + dataManager.calls.map(\.description)
    }
  }

  private static func onStore(_ subject: Subject) -> DoublesStory {
    story(subject, ", asked on Wednesday at 9, with your store as its source") { doubles, subject in
      let store = doubles.makeStore([record("at eight", -3_600), record("yesterday", -86_400)])
      // The last half second of next week.
      try await store.insert(record("at the end", 10 * 86_400 + 15 * 3_600 - 0.5))
      let output = ListInteractorOutputSpy()
      let dataManager = StoreDataManager(store: store)
      let interactor = try makeInteractor(subject, dataManager, ControllableClock(now: morning))
      interactor.output = output
      await interactor.findUpcomingItems()
      return output.calls.map(\.description)
    }
  }

  private static func holding(
    _ subject: Subject,
    old: Result<[TodoItem], any Error>
  ) -> DoublesStory {
    let new = Result.items(["new"])
    let given = "request 1 gets \(new.text), then request 0 gets \(old.text)"
    return story(subject, " with your spy as its data manager; \(given)") { doubles, subject in
      let desk = try Desk(doubles, subject)
      for number in 1...2 { await desk.ask(number: number) }
      desk.spy.give(new, to: 1)
      await desk.waitForEnds(1)
      desk.spy.give(old, to: 0)
      await desk.waitForEnds(2)
      return desk.output.calls.map(\.description)
    }
  }
}

@MainActor
func makeInteractor(
  _ subject: Implementation,
  _ dataManager: any ListDataManagerInterface,
  _ clock: any TodoClock
) throws -> any ListInteractorSubject {
  try ListInteractorParts(
    dataManager: dataManager,
    clock: clock,
    calendar: FixedCalendar.sundayFirst.calendar
  ).make(subject)
}
