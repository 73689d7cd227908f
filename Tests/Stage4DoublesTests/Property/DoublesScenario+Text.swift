import Foundation
import KataTesting
import TodoStorage

extension DoublesScenario {
  /// What happens, an event a line.
  var lines: [String] {
    let manager = answer.map { "answers \($0.text)" } ?? "lets its requests wait"
    return [
      "The data manager \(manager); the mock expects \(expected) of presentAddInterface()"
    ] + events.map { "  " + $0.text }
  }
}

extension DoublesWorld.Event {
  fileprivate var text: String {
    switch self {
    case .told(let call): "the view is told \(call)"
    case .asked(let range):
      "todoItems(dueIn: \(shown(range.lowerBound))..<\(shown(range.upperBound)))"
    case .given(let answer, let request): "request \(request) is given \(answer.text)"
    case .presented: "presentAddInterface()"
    case .moved(let date): "the clock is moved to \(shown(date))"
    case .slept(let deadline): "a task sleeps until \(shown(deadline))"
    case .sleptCancelled(let deadline): "a task that is cancelled sleeps until \(shown(deadline))"
    case .cancelled(let number): "sleep \(number) is cancelled"
    case .inserted(let records):
      "at once are inserted "
        + records.map { "\($0.name.shownInScenario) due \(shown($0.dueDate))" }.joined(
          separator: ", "
        )
    case .read(let range): "records(dueIn: \(shown(range.lowerBound))..<\(shown(range.upperBound)))"
    case .failsNext(let reason): "the store is told to fail next, with \(quoted(reason))"
    case .letGo: "the test is over"
    }
  }

  /// The sentence of the Guide that says what is to be seen.
  var rule: String {
    switch self {
    case .told: "A spy keeps every call, with its arguments, in order, repeats included."
    case .asked, .given:
      "A request gets the answer that the spy was made with, or waits until it is given its own."
    case .presented: "A mock accepts what it expects, and nothing else, and names both lists."
    case .moved, .slept:
      "The clock shows what it was moved to, and a sleep ends when its deadline has come."
    case .cancelled, .sleptCancelled: "A cancelled sleep ends at once, and only that one."
    case .inserted, .read: "A store finds what lies in the half-open range, as it was inserted."
    case .failsNext: "A store fails at the next call, and is unchanged then."
    case .letGo: "A double goes with its test."
    }
  }
}
