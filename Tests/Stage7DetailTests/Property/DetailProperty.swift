import DetailSubjects
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks

/// Compares detail modules with the solution's: two screens, and an interactor alone, over one store.
struct DetailProperty: Property {
  private static let links = [
    "Read (https://example.com/a?b=1), or http://example.org", "HTTP://EXAMPLE.COM",
    "https://a.example/x.", "[http://localhost:1/#b]!", "http:// ftp://example.com",
    "https:///x http://a.example",
    "http://example.org/a\tthen https://b.c",
  ]

  func scenario(_ choices: inout Choices) -> Scenario<DetailWorld> {
    let places = [(FixedCalendar.sundayFirst, "2014-05-21"), (.auckland, "2014-04-05")]
    let (dates, date) = choices.one(of: places)
    let day = (try? dates.date("\(date) 00:00")) ?? .distantPast
    let start = day + choices.one(of: [9, 22, 0.5]) * 3600
    let link = choices.one(of: Self.links)
    let first = [0, 1].map { Act.open($0, item: item(&choices)) }
    let acts = first + choices.list(ofAtMost: 8, atLeast: 1, element: act)
    return Scenario(
      "From \(dates.text(start))\(dates.place), items 1 and 2 are equal; "
        + "the delegate of screen 1 calls leaveDetail()",
      acts: acts.flatMap { [$0, .ownership] } + [.end]
    ) { implementation, log in
      let classes = try DetailClasses.make(implementation)
      return DetailWorld(classes, from: start, in: dates.calendar, link: link, log)
    }
  }

  private func act(_ choices: inout Choices) -> Act<DetailWorld> {
    switch choices.number(below: 14) {
    case 0...4:
      let (screen, action) = (screen(&choices), action(&choices))
      var request = request(&choices)
      // The rules do not say what a change during a find of the same screen does.
      if action.label == DetailAction.find.label {
        let leave = Act.meanwhile(screen, .leave).label
        request.changes.removeAll {
          $0.label.hasPrefix("screen \(screen): ") && $0.label != leave
        }
      }
      return .onScreen(screen, action, request)
    case 5, 6:
      let (screen, opens) = (screen(&choices), choices.isChosen(onceIn: 2))
      // The user may act before the link turns out to open or not.
      let meanwhile = choices.one(of: [nil, nil, DetailAction.leave, .markDone])
      let request = DetailRequest(changes: meanwhile.map { [.meanwhile(screen, $0)] } ?? [])
      return .onScreen(screen, .link(opens: opens), request).choosingRule { expected, got in
        let calls = [expected, got].compactMap { $0.first?.description }
        return switch calls.first {
        case let call? where call.hasPrefix("replace"):
          "While a link is being opened, a change is made as at any other time."
        case _ where calls.contains { $0.contains("link") || $0.hasPrefix("open(") }:
          "The first web link of the name is opened; a failure is shown to a user who is there."
        default: DetailWorld.rule(expected, got)
        }
      }
    case 7, 8: return .open(screen(&choices), item: item(&choices))
    case 9...11:
      let uses = choices.list(ofAtMost: 4, atLeast: 1) { (action(&$0), item: item(&$0)) }
      return .alone(uses, request(&choices))
    default: return change(&choices, kinds: 14)
    }
  }

  private func screen(_ choices: inout Choices) -> Int { choices.one(of: [0, 1]) }

  // The second item is a twin of the first; the fourth is done, and the fifth is missing.
  private func item(_ choices: inout Choices) -> UInt8 {
    choices.one(of: [1, 1, 1, 2, 2, 3, 3, 4, 5])
  }

  private func action(_ choices: inout Choices) -> DetailAction {
    switch choices.number(below: 12) {
    case 0...2: .find
    case 3...5: .markDone
    case 6, 7: save(&choices)
    case 8...10: .delete
    default: .leave
    }
  }

  // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
  private func save(_ choices: inout Choices) -> DetailAction {
    let spaces = ["", "", " ", "\t", "\r\n", "\u{A0}", "\u{3000}", "\u{7}"]
    if choices.isChosen(onceIn: 6) { return .save(choices.one(of: spaces), day: 9_000) }
    // Half of the items have this name, and the next day.
    var name = choices.isChosen(onceIn: 4) ? "Pack" : name(&choices)
    if choices.isChosen(onceIn: 8) { name += String(repeating: "long ", count: 50) + "end" }
    name = choices.one(of: spaces) + name + choices.one(of: spaces)
    // In the next month, a day has the number of an item's.
    let day = choices.one(of: [0, 1, -1, -2, 2, 31, 32])
    return .save(name, day: day, shift: choices.one(of: [0, 0.25, 1.234_567_8, -0.001]))
  }

  private func name(_ choices: inout Choices) -> String {
    choices.isChosen(onceIn: 3) ? choices.one(of: Self.links) : choices.text()
  }

  private func request(_ choices: inout Choices) -> DetailRequest {
    let isHard = choices.isChosen(onceIn: 3)
    let text = choices.isChosen(onceIn: 3) ? "" : "no disk"
    return DetailRequest(
      failure: isHard ? choices.error(text) : nil,
      failsSecond: choices.isChosen(onceIn: 2),
      isCancelled: choices.isChosen(onceIn: 6),
      // Whether a request is about the time of its beginning or of its end is open.
      changes: choices.list(ofAtMost: 2) { change(&$0, kinds: 11) }
    )
  }

  // What happens around the screens, also during an act; the clock is of the last kind.
  private func change(_ choices: inout Choices, kinds: Int) -> Act<DetailWorld> {
    let kind = choices.number(below: kinds)
    switch kind {
    case 0...2:
      return .meanwhile(screen(&choices), choices.one(of: [.markDone, .delete, .leave]))
    case 3: return .meanwhile(screen(&choices), save(&choices))
    case 4...6:
      let (item, name) = (item(&choices), choices.one(of: [" ", ""]) + name(&choices))
      return Act("item \(item) gets the name \(name.shownInScenario)") {
        $0.items[item]?.item.name = name
      }
    case 7:
      let item = item(&choices)
      return Act("item \(item) is marked as done") { $0.items[item]?.isDone = true }
    case 8:
      let item = item(&choices)
      return Act("item \(item) is deleted") { $0.items[item] = nil }
    case 9:
      let screen = screen(&choices)
      return Act("the view of screen \(screen) is released") { $0.screens[screen]?.loseView() }
    case 10:
      let screen = screen(&choices)
      return Act("the delegate of screen \(screen) is released") {
        $0.screens[screen]?.loseDelegate()
      }
    default:
      let hours = choices.one(of: [24, 12, -24, 49]) as Double
      return Act("the clock is set \(hours) hours on") { $0.clock.now += hours * 3600 }
    }
  }
}
