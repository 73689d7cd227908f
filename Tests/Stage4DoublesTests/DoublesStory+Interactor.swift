import DoubleInterfaces
import DoublesSubjects
import Foundation
import InteractorSubjects
import KataRun
import KataTesting
import TodoDomain
import TodoMocks
import TodoStorage
import TodoUseCases

// An interactor of Stage 1, with one of the learner's doubles.
extension DoublesStory {
  /// The stories of a data manager that answers immediately.
  static let answers = [
    asking("A correct interactor", answer: .success([])),
    asking("A correct interactor", answer: .items(["pack", "call"])),
    asking("A correct interactor", answer: .failure(DiskError(Seed.title("disk full")))),
    asking(
      "An interactor that reports an empty list when the items cannot be read",
      "emptyListOnError",
      answer: .failure(DiskError(Seed.title("disk full")))
    ),
    asking(
      "An interactor that reports an error without its own text",
      "errorWithoutReason",
      answer: .failure(DiskError(Seed.title("disk full")))
    ),
    asking("An interactor that asks from now on", "asksFromNow", answer: .items(["pack"])),
    asking("An interactor that asks for too many days", "fourteenDays", answer: .items(["pack"])),
    asking("An interactor that asks only once", "asksOnlyOnce", answer: .items(["pack"])),
  ]

  /// The stories of a clock that a test moves.
  static let movedClock = [
    onClock("A correct interactor"),
    onClock("An interactor that reads the clock when it is created", "clockReadInInit"),
    onClock("An interactor that asks from now on", "asksFromNow"),
  ]

  /// The stories of answers that a test holds.
  static let heldAnswers =
    [
      holding("A correct interactor", answers: [(1, .items(["new"])), (0, .items(["old"]))]),
      holding(
        "An interactor that reports an old answer after a newer one",
        "lastAnswerWins",
        answers: [(1, .items(["new"])), (0, .items(["old"]))]
      ),
      holding(
        "An interactor that reports an old error after a newer answer",
        "lateFailureWins",
        answers: [(1, .items(["new"])), (0, .failure(DiskError(Seed.title("disk full"))))]
      ),
    ] + cancelledRequests

  /// The stories of a store that provides an interactor's items.
  static let behindAnInteractor = [
    onStore("A correct interactor"),
    onStore("An interactor that asks from now on", "asksFromNow"),
    onStore("An interactor whose range ends a second too early", "endsASecondEarly"),
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
    await turns()
    let interactor = seenInteractor == nil ? "gone" : "alive"
    return ["the interactor is \(interactor)", "the spy is \(seenSpy == nil ? "gone" : "alive")"]
  }

  private static func asking(
    _ who: String,
    _ mutant: String? = nil,
    answer: Result<[TodoItem], any Error>
  ) -> DoublesStory {
    DoublesStory(
      doing: """
        \(who), asked twice, with your spy as its data manager, which answers \(answer.text)
        """,
      subject: mutant.map { .mutant(stage: 1, name: $0) } ?? .solution
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

  private static func onClock(_ who: String, _ mutant: String? = nil) -> DoublesStory {
    DoublesStory(
      doing: "\(who), asked on Wednesday, on Thursday and on Tuesday by your clock",
      subject: mutant.map { .mutant(stage: 1, name: $0) } ?? .solution
    ) { doubles, subject in
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

  private static func onStore(_ who: String, _ mutant: String? = nil) -> DoublesStory {
    DoublesStory(
      doing: "\(who), asked on Wednesday at 9, with your store as its source",
      subject: mutant.map { .mutant(stage: 1, name: $0) } ?? .solution
    ) { doubles, subject in
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
    _ who: String,
    _ mutant: String? = nil,
    answers: [(request: Int, answer: Result<[TodoItem], any Error>)]
  ) -> DoublesStory {
    let given = answers.map { "request \($0.request) gets \($0.answer.text)" }
    return DoublesStory(
      doing:
        "\(who) with your spy as its data manager; \(given.joined(separator: ", then "))",
      subject: mutant.map { .mutant(stage: 1, name: $0) } ?? .solution
    ) { doubles, subject in
      let desk = try Desk(doubles, subject)
      for number in 1...answers.count { await desk.ask(number: number) }
      for (number, (request, answer)) in answers.enumerated() {
        desk.spy.give(answer, to: request)
        await desk.waitForEnds(number + 1)
      }
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
