import DoubleInterfaces
import Foundation
import KataTesting
import TodoDomain
import TodoScreens
import TodoStorage

/// What a test does with one of each double, event by event.
struct DoublesScenario {
  /// The data manager's answer; nil if its requests wait.
  let answer: Result<[TodoItem], any Error>?
  /// The number of calls that the mock expects.
  let expected: Int
  let events: [DoublesWorld.Event]

  /// Makes a scenario; the simplest is one call to the view.
  init(_ choices: inout Choices) {
    let isHeld = choices.isChosen(onceIn: 2)
    answer = isHeld ? nil : Self.answer(&choices)
    expected = choices.number(below: 4)
    var state = State(isHeld: isHeld)
    events = choices.list(ofAtMost: 30, atLeast: 1) { state.event(&$0) } + [.letGo]
  }

  // The state that decides which events are possible: each must be covered by a rule.
  private struct State {
    var isHeld: Bool
    var waiting: [Int] = []
    var requests = 0
    var now = morning
    var sleeps = 0
    var isFaulty = false
    var records: [TodoRecord] = []

    mutating func event(_ choices: inout Choices) -> DoublesWorld.Event {
      switch choices.number(below: 24) {
      case 8: return .presented
      case 9, 10: return asked(&choices)
      case 11: return given(&choices)
      case 12, 13: return moved(&choices)
      case 14, 15: return slept(until: now + choices.distance())
      case 16:
        sleeps += 1
        return .sleptCancelled(until: now + 1 + Double(choices.number(below: 20)))
      case 17: return sleeps > 0 ? .cancelled(1 + choices.number(below: sleeps)) : .presented
      case 18...20: return inserted(&choices)
      case 21, 22: return read(&choices)
      case 23 where !isFaulty:
        isFaulty = true
        return .failsNext(choices.reason())
      default: return .told(choices.command())
      }
    }

    private mutating func asked(_ choices: inout Choices) -> DoublesWorld.Event {
      if isHeld { waiting.append(requests) }
      requests += 1
      let start = morning + choices.distance()
      return .asked(start..<(start + Double(choices.number(below: 14)) * 86_400))
    }

    private mutating func given(_ choices: inout Choices) -> DoublesWorld.Event {
      guard !waiting.isEmpty else { return asked(&choices) }
      let request = waiting.remove(at: choices.number(below: waiting.count))
      return .given(DoublesScenario.answer(&choices), to: request)
    }

    private mutating func moved(_ choices: inout Choices) -> DoublesWorld.Event {
      now += choices.distance()
      return .moved(to: now)
    }

    private mutating func slept(until deadline: Date) -> DoublesWorld.Event {
      sleeps += 1
      return .slept(until: deadline)
    }

    private mutating func inserted(_ choices: inout Choices) -> DoublesWorld.Event {
      // One record, because no rule says which of several inserts would fail.
      let most = isFaulty ? 1 : 8
      isFaulty = false
      let new = choices.list(ofAtMost: most, atLeast: 1) { [records] choices in
        choices.isChosen(onceIn: 4) && !records.isEmpty
          ? choices.one(of: records) : TodoRecord(&choices)
      }
      records += new
      return .inserted(new)
    }

    private mutating func read(_ choices: inout Choices) -> DoublesWorld.Event {
      isFaulty = false
      let start =
        morning + Double(choices.number(below: 6)) - (choices.isChosen(onceIn: 2) ? 60 : 0)
      return .read(start..<(start + Double(choices.number(below: 100))))
    }
  }

  private static func answer(_ choices: inout Choices) -> Result<[TodoItem], any Error> {
    if choices.isChosen(onceIn: 3) { return .failure(Unreadable(choices.reason())) }
    return .success(
      choices.list(ofAtMost: 3) { choices in
        TodoItem(name: choices.title(), dueDate: morning + choices.distance())
      }
    )
  }
}

extension Choices {
  fileprivate mutating func reason() -> String {
    one(of: ["disk full", "no network", "", "disk full "])
  }

  // Mostly forwards, seldom backwards, sometimes zero.
  fileprivate mutating func distance() -> Double {
    let seconds = one(of: [10, 0, 1, 20, 30, 0.5, 86_400])
    return isChosen(onceIn: 5) ? -seconds : seconds
  }

  fileprivate mutating func command() -> ListViewCall {
    switch number(below: 3) {
    case 0: return .showNoContentMessage
    case 1: return .showErrorMessage(reason())
    default:
      let items = list(ofAtMost: 3) { choices in
        UpcomingDisplayItem(title: choices.title(), dueDay: choices.one(of: ["", "Thursday"]))
      }
      let section = UpcomingDisplaySection(name: "Today", imageName: "check", items: items)
      return .showUpcomingDisplayData(UpcomingDisplayData(sections: [section]))
    }
  }
}

extension TodoRecord {
  fileprivate init(_ choices: inout Choices) {
    let seconds = Double(choices.number(below: 12)) - (choices.isChosen(onceIn: 6) ? 40_000 : 0)
    let fraction = choices.isChosen(onceIn: 4) ? 0.25 : 0
    let id = UInt8(choices.number(below: 4))
    self.init(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id)),
      name: choices.title(),
      dueDate: morning + seconds + fraction
    )
  }
}
