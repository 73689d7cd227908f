import DoubleInterfaces
import Foundation
import KataTesting
import TodoDomain
import TodoScreens
import TodoStorage

/// What a test does with one of each double, event by event.
struct DoublesScenario: PropertyScenario {
  /// The data manager's answer; nil if its requests wait.
  let answer: Result<[TodoItem], any Error>?
  /// The number of calls that the mock expects.
  let expected: Int
  /// The records that the store is made with.
  let records: [TodoRecord]
  /// The time that the clock is made with.
  let now: Date
  let events: [DoublesWorld.Event]

  // Sometimes one double gets nearly all calls, so that its list becomes long.
  private static let everyEvent = 0..<27
  private static let eventsOfOne = [0..<8, 8..<9, 9..<14, 14..<21, 21..<27]

  /// Makes a scenario; the simplest is one call to the view.
  init(_ choices: inout Choices) {
    let kinds =
      choices.isChosen(onceIn: 3) ? choices.one(of: Self.eventsOfOne) : Self.everyEvent
    let isHeld = choices.isChosen(onceIn: 2)
    answer = isHeld ? nil : Self.answer(&choices)
    expected = choices.number(below: kinds.contains(8) && kinds.count == 1 ? 12 : 4)
    var first: [TodoRecord] = []
    records = choices.list(ofAtMost: 3) { choices in
      first.append(choices.record(like: first))
      return first[first.count - 1]
    }
    now = morning + choices.fraction()
    var state = State(isHeld: isHeld, records: records, now: now)
    events =
      choices.list(ofAtMost: 30, atLeast: 1) { choices in
        state.events(choices.isChosen(onceIn: 24) ? 27 : choices.one(of: Array(kinds)), &choices)
      } + [.read(.distantPast..<(.distantFuture)), .compared, .letGo]
  }

  // The state that decides which events are possible: each must be covered by a rule.
  private struct State {
    var isHeld: Bool
    var records: [TodoRecord]
    var waiting: [Int] = []
    var requests = 0
    var asked = morning..<morning
    var now: Date
    var sleeps = 0
    var isFaulty = false

    // Sometimes so often that a double with a limit loses a call.
    mutating func events(_ kind: Int, _ choices: inout Choices) -> DoublesWorld.Event {
      let event = event(kind, &choices)
      guard choices.isChosen(onceIn: kind < 8 ? 400 : 120) else { return event }
      switch event {
      case .reported: return .many(event, times: 1_200)
      case .presented: break
      case .slept: sleeps += 120
      case .asked:
        if isHeld { waiting += requests..<(requests + 120) }
        requests += 120
      default: return event
      }
      return .many(event, times: 121)
    }

    private mutating func event(_ kind: Int, _ choices: inout Choices) -> DoublesWorld.Event {
      switch kind {
      case 8: return .presented
      case 9, 10: return .asked(asked(&choices))
      case 11: return .askedCancelled(asked(&choices))
      case 12: return given(&choices)
      case 13:
        return requests > 0
          ? .requestCancelled(choices.number(below: requests)) : .asked(asked(&choices))
      case 14, 15: return moved(&choices)
      case 16, 17, 18: return .slept(until: slept(&choices))
      case 19: return .sleptCancelled(until: slept(&choices))
      case 20: return sleeps > 0 ? cancelled(&choices) : .presented
      case 21...23: return inserted(&choices)
      case 24, 25: return read(&choices)
      case 26:
        isFaulty = true
        return .failsNext(choices.error(choices.reason()))
      case 27: return .another(isHeld: choices.isChosen(onceIn: 2))
      default: return .reported(choices.command())
      }
    }

    private mutating func asked(_ choices: inout Choices) -> Range<Date> {
      if isHeld { waiting.append(requests) }
      requests += 1
      if choices.isChosen(onceIn: 4) { return asked }
      let start = morning + choices.distance()
      let days = Double(choices.number(below: 14))
      asked = start..<(start + days * 86_400 + choices.fraction())
      return asked
    }

    private mutating func given(_ choices: inout Choices) -> DoublesWorld.Event {
      guard !waiting.isEmpty else { return .asked(asked(&choices)) }
      let request = waiting.remove(at: choices.number(below: waiting.count))
      return .given(DoublesScenario.answer(&choices), to: request)
    }

    private mutating func moved(_ choices: inout Choices) -> DoublesWorld.Event {
      let before = now
      now += choices.distance()
      let isCancelled = choices.isChosen(onceIn: 4)
      guard choices.isChosen(onceIn: 3) else { return .moved(to: now, isCancelled: isCancelled) }
      defer { now = before }
      return .moved(to: now, then: before, isCancelled: isCancelled)
    }

    private mutating func cancelled(_ choices: inout Choices) -> DoublesWorld.Event {
      let number = 1 + choices.number(below: sleeps)
      guard choices.isChosen(onceIn: 3) else { return .cancelled(number) }
      now += 100
      return .cancelled(number, then: now)
    }

    private mutating func slept(_ choices: inout Choices) -> Date {
      sleeps += 1
      // Sometimes far away, so that many sleep at once.
      return now + choices.distance() + (choices.isChosen(onceIn: 3) ? 1_000_000 : 0)
    }

    private mutating func inserted(_ choices: inout Choices) -> DoublesWorld.Event {
      // One record, because no rule says which of several inserts would fail.
      let most = isFaulty ? 1 : 8
      isFaulty = false
      let new = choices.list(ofAtMost: most, atLeast: 1) { choices in
        choices.record(like: records)
      }
      records += new
      return .inserted(new)
    }

    private mutating func read(_ choices: inout Choices) -> DoublesWorld.Event {
      defer { isFaulty = false }
      // Also a read without any work to do fails on demand.
      if isFaulty, choices.isChosen(onceIn: 4) { return .read(now..<now) }
      if choices.isChosen(onceIn: 4) { return .read(.distantPast..<(.distantFuture)) }
      let start =
        morning + Double(choices.number(below: 6)) - (choices.isChosen(onceIn: 2) ? 60 : 0)
        + choices.fraction()
      return .read(start..<(start + Double(choices.number(below: 100)) + choices.fraction()))
    }
  }

  private static func answer(_ choices: inout Choices) -> Result<[TodoItem], any Error> {
    if choices.isChosen(onceIn: 3) { return .failure(choices.error(choices.reason())) }
    var items: [TodoItem] = []
    let some = choices.list(ofAtMost: 3) { choices in
      items.append(choices.item(like: items))
      return items[items.count - 1]
    }
    let times = choices.isChosen(onceIn: 20) ? 101 : 1
    return .success(Array(repeating: some, count: times).flatMap(\.self))
  }
}

extension Choices {
  fileprivate mutating func reason() -> String {
    one(of: [
      "disk full", "no network", "", "disk full ", "two\nlines", "50 %% off",
      "a reason that is longer than anybody expects, and that a double records to its last word",
    ])
  }

  // Exact in binary, and finer than a millisecond.
  fileprivate mutating func fraction() -> Double {
    isChosen(onceIn: 4) ? one(of: [0.25, 1 / 8_192]) : 0
  }

  // Mostly forwards, rarely backwards, sometimes zero.
  fileprivate mutating func distance() -> Double {
    let seconds = one(of: [10, 0, 1, 20, 30, 0.5, 86_400]) + fraction()
    return isChosen(onceIn: 5) ? -seconds : seconds
  }

  // Sometimes equal to one of these.
  fileprivate mutating func item(like items: [TodoItem]) -> TodoItem {
    if isChosen(onceIn: 4) && !items.isEmpty { return one(of: items) }
    return TodoItem(name: title(), dueDate: morning + distance())
  }

  // Sometimes equal to one of these.
  fileprivate mutating func record(like records: [TodoRecord]) -> TodoRecord {
    isChosen(onceIn: 4) && !records.isEmpty ? one(of: records) : TodoRecord(&self)
  }

  fileprivate mutating func command() -> ListViewCall {
    switch number(below: 3) {
    case 0: .showNoContentMessage
    case 1: .showErrorMessage(reason())
    default:
      .showUpcomingDisplayData(
        UpcomingDisplayData(
          sections: list(ofAtMost: 3) { choices in
            UpcomingDisplaySection(
              name: choices.one(of: ["Today", "Next Week", "Friday"]),
              imageName: choices.one(of: ["check", "calendar"]),
              items: choices.list(ofAtMost: choices.isChosen(onceIn: 4) ? 9 : 2) { choices in
                UpcomingDisplayItem(
                  title: choices.title(),
                  dueDay: choices.one(of: ["", "Thursday"])
                )
              }
            )
          }
        )
      )
    }
  }
}

extension TodoRecord {
  fileprivate init(_ choices: inout Choices) {
    let start = choices.isChosen(onceIn: 12) ? Date(timeIntervalSince1970: -86_400) : morning
    let seconds = Double(choices.number(below: 12)) - (choices.isChosen(onceIn: 6) ? 40_000 : 0)
    let id = UInt8(choices.number(below: 4))
    self.init(
      id: UUID(uuid: (id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id)),
      name: choices.title(),
      // Also a fraction that is not exact in binary: it must come back unchanged.
      dueDate: start + seconds + (choices.isChosen(onceIn: 6) ? 0.1 : choices.fraction())
    )
  }
}
