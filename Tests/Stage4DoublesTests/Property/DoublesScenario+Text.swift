import Foundation
import KataTesting
import TodoStorage

extension DoublesScenario {
  /// The scenario, one line for each event.
  var lines: [String] {
    let manager = answer.map { "answers \($0.text)" } ?? "holds its requests"
    return [
      "The data manager \(manager); the mock expects \(expected) of presentAddInterface()",
      "The clock shows \(shown(now)); the store begins with "
        + (records.isEmpty ? "nothing" : records.text),
    ] + events.map { "  " + $0.text }
  }
}

extension DoublesWorld.Event {
  fileprivate var text: String {
    switch self {
    case .many(let event, let times): "\(event.text), \(times) times"
    case .reported(let call): "the view gets \(call)"
    case .asked(let range): "todoItems(dueIn: \(shown(range)))"
    case .askedCancelled(let range): "a cancelled task calls todoItems(dueIn: \(shown(range)))"
    case .requestCancelled(let number): "the task of request \(number) is cancelled"
    case .given(let answer, let request): "request \(request) gets \(answer.text)"
    case .presented: "presentAddInterface()"
    case .moved(let date, let next, let isCancelled):
      (isCancelled ? "in a cancelled task, " : "") + "the clock is moved to \(shown(date))"
        + (next.map { ", and immediately to \(shown($0))" } ?? "")
    case .slept(let deadline): "a task sleeps until \(shown(deadline))"
    case .sleptCancelled(let deadline): "a cancelled task sleeps until \(shown(deadline))"
    case .cancelled(let number, let next):
      "sleep \(number) is cancelled"
        + (next.map { ", and the clock immediately moved to \(shown($0))" } ?? "")
    case .inserted(let records): "inserted at the same time: \(records.text)"
    case .read(let range): "records(dueIn: \(shown(range)))"
    case .failsNext(let error): "failNext(with:) on the store: \(error.shownInScenario)"
    case .another(let isHeld):
      "another test uses other doubles; its data manager \(isHeld ? "holds" : "answers")"
    case .compared: "the test compares what the doubles recorded"
    case .letGo: "the test is over"
    }
  }

  /// The rule that decides what should be seen.
  var rule: String {
    switch self {
    case .many(let event, _): event.rule
    case .reported, .compared:
      "A spy records every call, with its arguments, in order, repeats included."
    case .asked, .given:
      "A request gets the answer that the spy was made with, or waits until a test gives it one."
    case .askedCancelled, .requestCancelled:
      "A cancelled request gets the same answer as any other, and not earlier."
    case .presented: "A mock accepts only the expected calls, and its text shows both lists."
    case .moved, .slept:
      "The clock shows the time it was moved to, and a sleep ends when its deadline has come."
    case .cancelled, .sleptCancelled: "A cancelled sleep ends immediately, and no other sleep ends."
    case .inserted, .read:
      "A store returns the records in the half-open range, unchanged, or fails once on demand."
    case .failsNext: "A store fails at the next call, and does not change when it fails."
    case .another: "Doubles of one test share nothing with those of another."
    case .letGo: "A double is freed after its test."
    }
  }
}

extension [TodoRecord] {
  fileprivate var text: String {
    map { "\($0.name.shownInScenario) due \(shown($0.dueDate))" }.joined(separator: ", ")
  }
}
