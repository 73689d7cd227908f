import Foundation
import KataTesting
import TodoDomain

/// Requests to an interactor, and the answers of its data manager, in order.
struct InteractorScenario: PropertyScenario {
  /// What happens next.
  enum Event {
    /// A request, which waits for its answer.
    case request(Request)
    /// The data manager answers the request.
    case answer(Request)
    /// While the older request's answer is on its way, a newer request asks and is answered.
    case overtake(Request, by: Request)
    /// The request is cancelled.
    case cancel(Request)
  }

  /// A request with all its events, so that shrinking can leave it out as a whole.
  struct Request {
    /// Its place among the requests, from 1.
    var number = 0
    var interactor: Int
    var now: Date
    /// The time that a second reading of the clock would show.
    var later: Date
    var answer: Answer
    /// The number of requests made before it is answered.
    fileprivate var delay: Int
    /// Whether it is answered after later requests that are answered at the same point.
    fileprivate var letsOthersPass: Bool
    /// Whether it is cancelled before its answer.
    var isCancelled: Bool
    /// Whether it is cancelled just before its answer, not right after it has asked.
    fileprivate var isCancelledLate: Bool
    /// Whether the next request begins and is answered while this one's answer is on its way.
    fileprivate var isOvertaken: Bool
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
  /// Makes a scenario; the simplest is one request at noon, answered with nothing.
  init(_ choices: inout Choices) {
    days = ScenarioDays(&choices)
    interactors = choices.isChosen(onceIn: 8) ? 2 : 1
    // Most lists are short, because short lists show most faults.
    let mostItems = choices.isChosen(onceIn: 40) ? 900 : 5
    var now = Date.distantPast
    var last: [TodoItem] = []
    var requests = choices.list(ofAtMost: 4, atLeast: 1) { [days, interactors] choices in
      let moment = days.moment(&choices)
      // Sometimes the clock was set back.
      now = choices.isChosen(onceIn: 4) ? moment : max(now, moment)
      // Sometimes the answer equals the previous one.
      let items =
        choices.isChosen(onceIn: 5) ? last : days.items(ofAtMost: mostItems, around: now, &choices)
      last = items
      return Request(of: interactors, now: now, days: days, items: items, &choices)
    }
    for index in requests.indices { requests[index].number = index + 1 }
    events = Self.events(requests)
  }

  private static func events(_ requests: [Request]) -> [Event] {
    var events: [Event] = []
    var waiting: [Request] = []
    var rest = requests[...]
    while let request = rest.popFirst() {
      events.append(.request(request))
      if let next = rest.first, request.isOvertaken(by: next) {
        rest.removeFirst()
        events.append(.overtake(request, by: next))
      } else {
        if request.isCancelled, !request.isCancelledLate { events.append(.cancel(request)) }
        waiting.append(request)
      }
      let due = waiting.filter { rest.isEmpty || $0.number + $0.delay <= request.number }
      waiting.removeAll { request in due.contains { $0.number == request.number } }
      let inTurn = due.filter { !$0.letsOthersPass } + due.reversed().filter(\.letsOthersPass)
      for request in inTurn {
        if request.isCancelled, request.isCancelledLate { events.append(.cancel(request)) }
        events.append(.answer(request))
      }
    }
    return events
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
