import Foundation
import KataTesting
import TodoDomain

/// Requests to an interactor, and the answers of its data manager, in order.
struct InteractorScenario: PropertyScenario {
  /// What happens next.
  enum Event {
    /// A request while the clock shows `now`; a second reading would show `later`.
    case request(number: Int, of: Int, now: Date, later: Date)
    /// The data manager answers the request with this number.
    case answer(Answer, to: Int)
    /// While the older request's answer is on its way, a newer request asks and is answered.
    case overtake(Overtaking)
    /// The request with this number is cancelled.
    case cancel(Int)
  }

  /// Two requests to one interactor whose answers overlap.
  struct Overtaking {
    var older: Int
    var answerToOlder: Answer
    var newer: Int
    var interactor: Int
    var now: Date
    var later: Date
    var answerToNewer: Answer
  }

  /// What the data manager answers; also `CancellationError`, if the request was not cancelled.
  typealias Answer = Result<[TodoItem], any Error>

  /// The calendar and the day of the scenario.
  let days: ScenarioDays
  /// The number of interactors; they share only their data manager.
  let interactors: Int
  /// The events; every request is answered in the end.
  let events: [Event]
}

extension InteractorScenario {
  // A request with all its events, so that shrinking can leave it out as a whole.
  fileprivate struct Request {
    var interactor: Int
    var now: Date
    var later: Date
    var answer: Answer
    /// The number of requests made before it is answered.
    var delay: Int
    /// Whether it is answered after later requests that are answered at the same point.
    var letsOthersPass: Bool
    var isCancelled: Bool
    /// Whether it is cancelled just before its answer, not right after it has asked.
    var isCancelledLate: Bool
    /// Whether the next request begins and is answered while this one's answer is on its way.
    var isOvertaken: Bool
  }

  /// Makes a scenario; the simplest is one request at noon, answered with nothing.
  init(_ choices: inout Choices) {
    days = ScenarioDays(&choices)
    interactors = choices.isChosen(onceIn: 8) ? 2 : 1
    // Most lists are short, because short lists show most faults.
    let mostItems = choices.isChosen(onceIn: 40) ? 900 : 5
    var now = Date.distantPast
    var last: [TodoItem] = []
    let requests = choices.list(ofAtMost: 4, atLeast: 1) { [days, interactors] choices in
      let moment = days.moment(&choices)
      // Sometimes the clock was set back.
      now = choices.isChosen(onceIn: 4) ? moment : max(now, moment)
      // Sometimes the answer equals the previous one.
      let items =
        choices.isChosen(onceIn: 5) ? last : days.items(ofAtMost: mostItems, around: now, &choices)
      last = items
      return Request(of: interactors, now: now, days: days, items: items, &choices)
    }
    events = Self.events(requests)
  }

  fileprivate static func events(_ requests: [Request]) -> [Event] {
    var events: [Event] = []
    var waiting: [Int] = []
    func answer(_ number: Int) {
      let request = requests[number]
      if request.isCancelled, request.isCancelledLate { events.append(.cancel(number + 1)) }
      events.append(.answer(request.answer, to: number + 1))
    }
    var overtaker: Int?
    for (number, request) in requests.enumerated() where number != overtaker {
      events.append(
        .request(
          number: number + 1,
          of: request.interactor,
          now: request.now,
          later: request.later
        )
      )
      let isOvertaken = requests.dropFirst(number + 1).first.map(request.isOvertaken) ?? false
      if isOvertaken {
        overtaker = number + 1
        events.append(.overtake(overtaking(of: number, in: requests)))
      } else {
        if request.isCancelled, !request.isCancelledLate { events.append(.cancel(number + 1)) }
        waiting.append(number)
      }
      let isLast = number + (isOvertaken ? 1 : 0) == requests.count - 1
      let due = waiting.filter { isLast || $0 + requests[$0].delay <= number }
      waiting.removeAll(where: due.contains)
      for number in due where !requests[number].letsOthersPass { answer(number) }
      for number in due.reversed() where requests[number].letsOthersPass { answer(number) }
    }
    return events
  }
}

extension InteractorScenario {
  private static func overtaking(of number: Int, in requests: [Request]) -> Overtaking {
    let (older, newer) = (requests[number], requests[number + 1])
    return Overtaking(
      older: number + 1,
      answerToOlder: older.answer,
      newer: number + 2,
      interactor: newer.interactor,
      now: newer.now,
      later: newer.later,
      answerToNewer: newer.answer
    )
  }
}

extension InteractorScenario.Request {
  fileprivate func isOvertaken(by next: Self) -> Bool {
    isOvertaken && next.interactor == interactor && !isCancelled && !next.isCancelled
  }

  fileprivate init(
    of interactors: Int,
    now: Date,
    days: ScenarioDays,
    items: [TodoItem],
    _ choices: inout Choices
  ) {
    interactor = choices.number(below: interactors)
    self.now = now
    // Midnight may pass before the clock is read again.
    later = choices.isChosen(onceIn: 3) ? days.startOfDay(after: now) : now
    delay = choices.isChosen(onceIn: 2) ? choices.number(below: 4) : 0
    letsOthersPass = choices.isChosen(onceIn: 2)
    isCancelled = choices.isChosen(onceIn: 6)
    isCancelledLate = choices.isChosen(onceIn: 2)
    isOvertaken = choices.isChosen(onceIn: 5)
    if choices.isChosen(onceIn: isCancelled ? 2 : 30) {
      answer = .failure(CancellationError())
    } else if choices.isChosen(onceIn: 6) {
      let reasons = ["disk full", "", "no e\u{301}tude: ./todo", "it's 5 o'clock ", "50 %% full."]
      answer = .failure(choices.error(choices.one(of: reasons)))
    } else {
      answer = .success(items)
    }
  }
}

extension ScenarioDays {
  fileprivate func items(
    ofAtMost most: Int,
    around now: Date,
    _ choices: inout Choices
  ) -> [TodoItem] {
    var last = now
    return choices.list(ofAtMost: most) { choices in
      // Often at the same moment as the previous item, so that the names decide.
      if !choices.isChosen(onceIn: 4) { last = dueDate(around: now, &choices) }
      // Or soon after it: in an hour that occurs twice, local times can be in reverse order.
      if choices.isChosen(onceIn: 6) { last.addTimeInterval(choices.one(of: [2_400, -2_400])) }
      return TodoItem(name: choices.title(), dueDate: last)
    }
  }
}
