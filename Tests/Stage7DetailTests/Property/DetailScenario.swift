import Foundation
import KataTesting

/// Sessions of two detail screens and of the interactor alone, over one store.
struct DetailScenario: PropertyScenario {
  enum Event {
    /// A new screen takes the place of the one before it.
    case open(Int, item: UInt8)
    /// The user acts on a screen; the interactor's requests meet these circumstances.
    case act(Int, Act, Request)
    /// The interactor is used without a screen.
    case use([Use], Request)
    /// The interactor deletes this item, and two undos follow.
    case undo(item: UInt8, Request)
    case change(Change)
  }

  /// An act about the item that was found last, or a find of this one.
  struct Use {
    let act: Act
    let item: UInt8
  }

  enum Act {
    case find
    case markDone
    case save(name: String, day: Int, shift: TimeInterval)
    case delete
    /// An undo of the interactor without a screen, also during an act on a screen.
    case undo
    case link(opens: Bool)
    case leave
  }

  /// The circumstances of an act: the first request meets them, or the second one the failure.
  struct Request {
    var failure: (any Error)?
    var failsSecond = false
    /// Whether each change is made in a cancelled task; what this means for a find is open.
    var isCancelled = false
    var changes: [Change] = []
  }

  /// A change around the screens.
  enum Change {
    case rename(UInt8, String)
    case mark(UInt8)
    case delete(UInt8)
    case clock(hours: Double)
    case viewGoes(Int)
    case delegateGoes(Int)
    /// The user acts on a screen.
    case act(Int, Act)
  }

  let dates: FixedCalendar
  let start: Date
  /// The name of the third item.
  let link: String
  let events: [Event]

  /// A session on Wednesday 21 May 2014.
  init(_ events: [Event]) throws {
    dates = .sundayFirst
    start = try dates.date("2014-05-21 09:00")
    (link, self.events) = (Self.links[0], events)
  }

  init(_ choices: inout Choices) {
    let places = [(FixedCalendar.sundayFirst, "2014-05-21"), (.auckland, "2014-04-05")]
    let place = choices.one(of: places)
    dates = place.0
    let day = (try? dates.date("\(place.1) 00:00")) ?? .distantPast
    start = day + choices.one(of: [9, 22, 0.5]) * 3600
    link = choices.one(of: Self.links)
    let first = [0, 1].map { Event.open($0, item: Self.item(&choices)) }
    events = first + choices.list(ofAtMost: 8, atLeast: 1, element: Self.event)
  }

  private static func event(_ choices: inout Choices) -> Event {
    switch choices.number(below: 15) {
    case 0...4: act(on: screen(&choices), act(&choices), request(&choices))
    case 5, 6: link(screen(&choices), &choices)
    case 7, 8: .open(screen(&choices), item: item(&choices))
    case 9...11:
      .use(
        choices.list(ofAtMost: 4, atLeast: 1) { Use(act: act(&$0), item: item(&$0)) },
        request(&choices)
      )
    case 12: .undo(item: item(&choices), request(&choices))
    default: .change(change(&choices))
    }
  }

  // The rules do not say what a change during a find of the same screen does.
  private static func act(on screen: Int, _ act: Act, _ request: Request) -> Event {
    guard case .find = act else { return .act(screen, act, request) }
    var request = request
    request.changes.removeAll { change in
      guard case .act(screen, let other) = change else { return false }
      if case .leave = other { return false }
      return true
    }
    return .act(screen, act, request)
  }

  // The user may act before the link turns out to open or not.
  private static func link(_ screen: Int, _ choices: inout Choices) -> Event {
    let act = Act.link(opens: choices.isChosen(onceIn: 2))
    let meanwhile = choices.one(of: [nil, nil, Act.leave, .markDone])
    return .act(screen, act, Request(changes: meanwhile.map { [.act(screen, $0)] } ?? []))
  }

  private static func screen(_ choices: inout Choices) -> Int { choices.one(of: [0, 1]) }

  // The second item is a twin of the first; the fourth is done, and the fifth is missing.
  private static func item(_ choices: inout Choices) -> UInt8 {
    choices.one(of: [1, 1, 1, 2, 2, 3, 3, 4, 5])
  }

  private static func act(_ choices: inout Choices) -> Act {
    switch choices.number(below: 13) {
    case 0...2: .find
    case 3...5: .markDone
    case 6, 7: save(&choices)
    case 8...10: .delete
    case 11: .undo
    default: .leave
    }
  }

  // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
  private static func save(_ choices: inout Choices) -> Act {
    let spaces = ["", "", " ", "\t", "\r\n", "\u{A0}", "\u{3000}", "\u{7}"]
    if choices.isChosen(onceIn: 6) {
      return .save(name: choices.one(of: spaces), day: 9_000, shift: 0)
    }
    // Half of the items have this name, and the next day.
    var name = choices.isChosen(onceIn: 4) ? "Pack" : name(&choices)
    if choices.isChosen(onceIn: 8) { name += String(repeating: "long ", count: 50) + "end" }
    name = choices.one(of: spaces) + name + choices.one(of: spaces)
    // In the next month, a day has the number of an item's.
    let day = choices.one(of: [0, 1, -1, -2, 2, 31, 32])
    return .save(name: name, day: day, shift: choices.one(of: [0, 0.25, 1.234_567_8, -0.001]))
  }

  static let links = [
    "Read (https://example.com/a?b=1), or http://example.org", "HTTP://EXAMPLE.COM",
    "https://a.example/x.", "http:// ftp://example.com", "https:///x http://a.example",
    "http://example.org/a\tthen https://b.c",
  ]

  private static func name(_ choices: inout Choices) -> String {
    choices.isChosen(onceIn: 3) ? choices.one(of: links) : choices.text()
  }

  private static func request(_ choices: inout Choices) -> Request {
    let isHard = choices.isChosen(onceIn: 3)
    let text = choices.isChosen(onceIn: 3) ? "" : "no disk"
    return Request(
      failure: isHard ? choices.error(text) : nil,
      failsSecond: choices.isChosen(onceIn: 2),
      isCancelled: choices.isChosen(onceIn: 6),
      // Whether a request is about the time of its beginning or of its end is open.
      changes: choices.list(ofAtMost: 2) { change(&$0, kinds: 11) }
    )
  }

  private static func change(_ choices: inout Choices) -> Change { change(&choices, kinds: 14) }

  // The clock is of the last kind.
  private static func change(_ choices: inout Choices, kinds: Int) -> Change {
    switch choices.number(below: kinds) {
    case 0...2: .act(screen(&choices), choices.one(of: [.markDone, .delete, .leave, .undo]))
    case 3: .act(screen(&choices), save(&choices))
    case 4...6: .rename(item(&choices), choices.one(of: [" ", ""]) + name(&choices))
    case 7: .mark(item(&choices))
    case 8: .delete(item(&choices))
    case 9: .viewGoes(screen(&choices))
    case 10: .delegateGoes(screen(&choices))
    default: .clock(hours: choices.one(of: [24, 12, -24, 49]))
    }
  }

  /// The scenario, a line for each event.
  var lines: [String] {
    let start = "From \(dates.text(start))\(dates.place), items 1 and 2 are equal"
    return ["\(start); the delegate of screen 1 calls leaveDetail()"]
      + events.map { event in
        switch event {
        case .open(let screen, let item): "  screen \(screen) opens item \(item)"
        case .act(let screen, let act, let request): "  screen \(screen): \(act)\(request)"
        case .use(let uses, let request):
          "  no screen: " + uses.map { "item \($0.item): \($0.act)" }.joined(separator: ", then ")
            + "\(request)"
        case .undo(let item, let request):
          "  no screen: item \(item): find, then delete; then undo, then undo\(request)"
        case .change(let change): "  \(change)"
        }
      }
  }
}

extension DetailScenario.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .find: "find"
    case .markDone: "mark as done"
    case .save(let name, let day, let shift):
      "save \(name.shownInScenario), day \(day)" + (shift == 0 ? "" : " plus \(shift) s")
    case .delete: "delete"
    case .undo: "undo without a screen"
    case .link(let opens): "open the link\(opens ? "" : ", which fails")"
    case .leave: "leave"
    }
  }
}

extension DetailScenario.Request: CustomStringConvertible {
  var description: String {
    let request = failsSecond ? "the second request" : "it"
    return (isCancelled ? "; a change is made in a cancelled task" : "")
      + changes.map { "; meanwhile \($0)" }.joined()
      + (failure.map { "; \(request) throws \($0.shownInScenario)" } ?? "")
  }
}

extension DetailScenario.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .rename(let item, let name): "item \(item) gets the name \(name.shownInScenario)"
    case .mark(let item): "item \(item) is marked as done"
    case .delete(let item): "item \(item) is deleted"
    case .clock(let hours): "the clock is set \(hours) hours on"
    case .viewGoes(let screen): "the view of screen \(screen) is released"
    case .delegateGoes(let screen): "the delegate of screen \(screen) is released"
    case .act(let screen, let act): "screen \(screen): \(act)"
    }
  }
}
