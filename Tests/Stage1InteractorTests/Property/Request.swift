import Foundation
import KataTesting
import TodoDomain

/// A request with all its events, so that shrinking can leave it out as a whole.
struct Request: Sendable {
  /// Its place among the requests, from 1.
  var number = 0
  var interactor: Int
  var now: Date
  /// The time that a second reading of the clock would show.
  var later: Date
  /// What the data manager answers; also `CancellationError`, if the request was not cancelled.
  var answer: Result<[TodoItem], any Error>
  /// The number of requests made before it is answered.
  var delay: Int
  /// Whether it is answered after later requests that are answered at the same point.
  var letsOthersPass: Bool
  /// Whether it is cancelled before its answer.
  var isCancelled: Bool
  /// Whether it is cancelled just before its answer, not right after it has asked.
  var isCancelledLate: Bool
  /// Whether the next request begins and is answered while this one's answer is on its way.
  var isOvertaken: Bool
}

extension Request {
  func isOvertaken(by next: Self) -> Bool {
    isOvertaken && next.interactor == interactor && !isCancelled && !next.isCancelled
  }

  init(
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
  func items(
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
