import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoDomain
import TodoScreens
import TodoStorage

/// Compares doubles with the finished ones, whatever a test does with one of each.
struct DoublesProperty: Property {
  // Sometimes one double gets nearly all calls, so that its list becomes long.
  private static let everyAct = 0..<27
  private static let actsOfOne = [0..<8, 8..<9, 9..<14, 14..<21, 21..<27]

  /// The simplest scenario is one call to the view.
  func scenario(_ choices: inout Choices) -> Scenario<DoublesWorld> {
    let kinds = choices.isChosen(onceIn: 3) ? choices.one(of: Self.actsOfOne) : Self.everyAct
    let answer = choices.isChosen(onceIn: 2) ? nil : choices.answer()
    let expected = choices.number(below: kinds.contains(8) && kinds.count == 1 ? 12 : 4)
    var records: [TodoRecord] = []
    _ = choices.list(ofAtMost: 3) { records.append($0.record(like: records)) }
    let (first, now) = (records, morning + choices.fraction())
    var test = DoublesTest(isHeld: answer == nil, records: records, now: now)
    let acts =
      choices.list(ofAtMost: 30, atLeast: 1) { choices in
        test.act(choices.isChosen(onceIn: 24) ? 27 : choices.one(of: Array(kinds)), &choices)
      } + [.read(.distantPast..<(.distantFuture)), .compared, .letGo]
    let manager = answer.map { "answers \($0.text)" } ?? "holds its requests"
    return Scenario(
      "The data manager \(manager); the mock expects \(expected) of presentAddInterface()",
      "The clock shows \(shown(now)); the store begins with "
        + (first.isEmpty ? "nothing" : first.text),
      acts: acts.map { act in
        var onMainThread = act
        onMainThread.call = { world in
          try await withTaskExecutorPreference(MainThread.shared) { try await act.call(world) }
        }
        return onMainThread
      },
      turns: 0
    ) { implementation, log in
      DoublesWorld(
        try .make(implementation),
        answer: answer,
        expecting: expected,
        records: first,
        now: now,
        turns: implementation == nil ? 1 : 0,
        log: log
      )
    }
  }
}

/// The state of a test that decides what it may do next: each act must be covered by a rule.
@MainActor
private struct DoublesTest {
  var isHeld: Bool
  var records: [TodoRecord]
  var now: Date
  private var waiting: [Int] = []
  private var requests = 0
  private var asked = morning..<morning
  private var sleeps = 0
  private var isFaulty = false

  init(isHeld: Bool, records: [TodoRecord], now: Date) {
    (self.isHeld, self.records, self.now) = (isHeld, records, now)
  }

  // Sometimes so often that a double with a limit loses a call.
  mutating func act(_ kind: Int, _ choices: inout Choices) -> Act<DoublesWorld> {
    let (act, isRepeatable) = act(of: kind, &choices)
    guard choices.isChosen(onceIn: kind < 8 ? 400 : 120), isRepeatable else { return act }
    switch kind {
    case 0..<8: return act.times(1_200)
    case 9...13:
      if isHeld { waiting += requests..<(requests + 120) }
      requests += 120
    case 16...18: sleeps += 120
    default: break
    }
    return act.times(121)
  }

  private mutating func act(
    of kind: Int,
    _ choices: inout Choices
  ) -> (Act<DoublesWorld>, isRepeatable: Bool) {
    switch kind {
    case 8: return (.presented, true)
    case 11: return (.askedCancelled(asked(&choices)), false)
    case 12 where !waiting.isEmpty:
      let request = waiting.remove(at: choices.number(below: waiting.count))
      return (.given(choices.answer(), to: request), false)
    case 13 where requests > 0: return (.requestCancelled(choices.number(below: requests)), false)
    case 9...13: return (.asked(asked(&choices)), true)
    case 14, 15: return (moved(&choices), false)
    case 16...18: return (.slept(until: slept(&choices)), true)
    case 19: return (.sleptCancelled(until: slept(&choices)), false)
    case 20: return sleeps > 0 ? (cancelled(&choices), false) : (.presented, true)
    case 21...23: return (inserted(&choices), false)
    case 24, 25: return (read(&choices), false)
    case 26:
      isFaulty = true
      return (.failsNext(choices.error(choices.reason())), false)
    case 27: return (.another(isHeld: choices.isChosen(onceIn: 2)), false)
    default: return (.reported(choices.command()), true)
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

  private mutating func moved(_ choices: inout Choices) -> Act<DoublesWorld> {
    let before = now
    now += choices.distance()
    let isCancelled = choices.isChosen(onceIn: 4)
    guard choices.isChosen(onceIn: 3) else { return .moved(to: now, isCancelled: isCancelled) }
    defer { now = before }
    return .moved(to: now, then: before, isCancelled: isCancelled)
  }

  private mutating func cancelled(_ choices: inout Choices) -> Act<DoublesWorld> {
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

  private mutating func inserted(_ choices: inout Choices) -> Act<DoublesWorld> {
    // One record, because no rule says which of several inserts would fail.
    let most = isFaulty ? 1 : 8
    isFaulty = false
    let new = choices.list(ofAtMost: most, atLeast: 1) { $0.record(like: records) }
    records += new
    return .inserted(new)
  }

  private mutating func read(_ choices: inout Choices) -> Act<DoublesWorld> {
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

extension Choices {
  fileprivate mutating func answer() -> Result<[TodoItem], any Error> {
    if isChosen(onceIn: 3) { return .failure(error(reason())) }
    var items: [TodoItem] = []
    _ = list(ofAtMost: 3) { items.append($0.item(like: items)) }
    let times = isChosen(onceIn: 20) ? 101 : 1
    return .success(Array(repeating: items, count: times).flatMap(\.self))
  }

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
    if isChosen(onceIn: 4) && !records.isEmpty { return one(of: records) }
    let start = isChosen(onceIn: 12) ? Date(timeIntervalSince1970: -86_400) : morning
    let seconds = Double(number(below: 12)) - (isChosen(onceIn: 6) ? 40_000 : 0)
    let id = UInt8(number(below: 4))
    return TodoRecord(
      id: UUID(uuid: (id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id)),
      name: title(),
      // Also a fraction that is not exact in binary: it must come back unchanged.
      dueDate: start + seconds + (isChosen(onceIn: 6) ? 0.1 : fraction())
    )
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
