import Foundation
import KataTesting
import TodoDomain

/// Compares an interactor with the solution, whenever the answers to its requests come.
struct InteractorProperty: Property {
  /// The simplest scenario is one request at noon, answered with nothing.
  func scenario(_ choices: inout Choices) -> Scenario<InteractorDesk> {
    let days = ScenarioDays(&choices)
    let interactors = choices.isChosen(onceIn: 8) ? 2 : 1
    // Most lists are short, because short lists show most faults.
    let mostItems = choices.isChosen(onceIn: 40) ? 900 : 5
    var now = Date.distantPast
    var last: [TodoItem] = []
    var requests = choices.list(ofAtMost: 4, atLeast: 1) { choices in
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
    let calendar = days.calendar
    let weeks = calendar.weekdaySymbols[calendar.firstWeekday - 1]
    let zone = calendar.timeZone.identifier
    return Scenario(
      "Calendar .\(calendar.identifier) in \(zone), weeks from \(weeks)",
      acts: acts(requests, Moments(calendar), interactors) + [.end]
    ) { implementation, log in
      try InteractorDesk(implementation, count: interactors, calendar: calendar, log: log)
    }
  }

  // Every request is answered in the end.
  private func acts(
    _ requests: [Request],
    _ moments: Moments,
    _ interactors: Int
  ) -> [Act<InteractorDesk>] {
    var acts: [Act<InteractorDesk>] = []
    var waiting: [Request] = []
    var answered: [Request] = []
    var rest = requests[...]
    while let request = rest.popFirst() {
      acts.append(.request(request, moments, of: interactors))
      if let next = rest.first, request.isOvertaken(by: next) {
        rest.removeFirst()
        acts.append(.overtake(request, by: next, moments))
        answered += [request, next]
      } else {
        if request.isCancelled, !request.isCancelledLate { acts.append(.cancel(request)) }
        waiting.append(request)
      }
      let due = waiting.filter { rest.isEmpty || $0.number + $0.delay <= request.number }
      waiting.removeAll { request in due.contains { $0.number == request.number } }
      let inTurn = due.filter { !$0.letsOthersPass } + due.reversed().filter(\.letsOthersPass)
      for request in inTurn {
        if request.isCancelled, request.isCancelledLate { acts.append(.cancel(request)) }
        let newer = (waiting + due + answered).filter {
          $0.number > request.number && $0.interactor == request.interactor
        }
        let isOld = newer.contains { newer in
          !newer.isCancelled && answered.contains { $0.number == newer.number }
        }
        acts.append(.answer(request, moments, hasNewer: !newer.isEmpty, isOld: isOld))
        answered.append(request)
      }
    }
    return acts
  }
}
