import Foundation
import KataTesting
import TodoStorage

extension DoublesScenario {
  /// The scenario, one line for each event.
  var lines: [String] {
    let manager = answer.map { "answers \($0.text)" } ?? "holds its requests"
    return [
      "The data manager \(manager); the mock expects \(expected) of presentAddInterface()"
    ] + events.map { "  " + $0.text }
  }
}

extension DoublesWorld.Event {
  fileprivate var text: String {
    switch self {
    case .told(let call): "the view gets \(call)"
    case .asked(let range):
      "todoItems(dueIn: \(shown(range.lowerBound))..<\(shown(range.upperBound)))"
    case .given(let answer, let request): "request \(request) gets \(answer.text)"
    case .presented: "presentAddInterface()"
    case .moved(let date): "the clock is moved to \(shown(date))"
    case .slept(let deadline): "a task sleeps until \(shown(deadline))"
    case .sleptCancelled(let deadline): "a cancelled task sleeps until \(shown(deadline))"
    case .cancelled(let number): "sleep \(number) is cancelled"
    case .inserted(let records):
      "inserted at the same time: "
        + records.map { "\($0.name.shownInScenario) due \(shown($0.dueDate))" }.joined(
          separator: ", "
        )
    case .read(let range): "records(dueIn: \(shown(range.lowerBound))..<\(shown(range.upperBound)))"
    case .failsNext(let reason): "failNext(with:) on the store, reason \(quoted(reason))"
    case .letGo: "the test is over"
    }
  }

  /// The rule that decides what should be seen.
  var rule: String {
    switch self {
    case .told: "A spy records every call, with its arguments, in order, repeats included."
    case .asked, .given:
      "A request gets the answer that the spy was made with, or waits until a test gives it one."
    case .presented: "A mock accepts only the expected calls, and its text shows both lists."
    case .moved, .slept:
      "The clock shows the time it was moved to, and a sleep ends when its deadline has come."
    case .cancelled, .sleptCancelled: "A cancelled sleep ends immediately, and no other sleep ends."
    case .inserted, .read: "A store returns the records in the half-open range, unchanged."
    case .failsNext: "A store fails at the next call, and does not change when it fails."
    case .letGo: "A double is freed after its test."
    }
  }
}
