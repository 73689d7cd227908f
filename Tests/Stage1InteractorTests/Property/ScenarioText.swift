import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// Prints the moments, items and calls of a scenario.
@MainActor
struct ScenarioText {
  // A formatter costs more time than a scenario.
  private static var formatters: [TimeZone: DateFormatter] = [:]

  private let formatter: DateFormatter

  init(_ calendar: Calendar) {
    let zone = calendar.timeZone
    let formatter = Self.formatters[zone] ?? DateFormatter()
    if Self.formatters[zone] == nil {
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.timeZone = zone
      formatter.dateFormat = "EEE d MMM yyyy, HH:mm:ss"
      Self.formatters[zone] = formatter
    }
    self.formatter = formatter
  }

  /// A moment in the scenario's time zone, with fractions of a second if there are any.
  func shown(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let text = formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds.rounded(.down)))
    let beyond = Int(((seconds - seconds.rounded(.down)) * 1_000_000).rounded())
    guard beyond > 0 else { return text }
    return "\(text).\(String(repeating: "0", count: 6 - "\(beyond)".count))\(beyond)"
  }

  func asking(_ range: Range<Date>) -> String {
    "todoItems(dueIn:) from \(shown(range.lowerBound)) up to \(shown(range.upperBound))"
  }

  func shown(_ item: TodoItem) -> String {
    "\(item.name.shownInScenario) due \(shown(item.dueDate))"
  }

  func shown(_ call: ListInteractorOutputSpy.Call) -> String {
    switch call {
    case .foundUpcomingItems(let items): "foundUpcomingItems([\(list(items, shown))])"
    case .failedToFindUpcomingItems(let failure):
      "failedToFindUpcomingItems(\(failure.reason.shownInScenario))"
    }
  }

  func got(_ answer: InteractorScenario.Answer) -> String {
    switch answer {
    case .success(let items): "gets [\(list(items, shown))]"
    case .failure(let error): "throws \(error.shownInScenario)"
    }
  }

  /// At most four texts, joined by commas; `text` is not called for the others.
  func list<Value>(
    _ values: some Collection<Value>,
    behind first: [String] = [],
    _ text: (Value) -> String
  ) -> String {
    let count = first.count + values.count
    let rest = count > 4 ? ["… \(count) in all"] : []
    return (first + values.prefix(4 - first.count).map(text) + rest).joined(separator: ", ")
  }

  private func shown(_ item: UpcomingItem) -> String {
    "\(item.dateRelation) \(item.title.shownInScenario) due \(shown(item.dueDate))"
  }
}

extension ScenarioText {
  /// The difference between two answers, from the first item that differs.
  func difference(
    expected: ListInteractorOutputSpy.Call,
    got reported: [ListInteractorOutputSpy.Call],
    answer: Result<[TodoItem], any Error>
  ) -> Difference {
    var rule = "A data error is reported, and nothing else is."
    var (expectedText, gotText) = (shown(expected), reported.map(shown))
    if case .foundUpcomingItems(let items) = expected {
      rule = "An answer is reported once, with all upcoming items, even if the list is empty."
      if reported.count == 1, case .foundUpcomingItems(let others) = reported[0] {
        rule = Self.rule(items, others)
        let same = zip(items, others).prefix {
          $0 == $1 && $0.title.utf8.elementsEqual($1.title.utf8)
        }
        let from = same.count < 4 ? 0 : same.count
        expectedText = tail(items, from: from)
        gotText = [tail(others, from: from)]
      }
    }
    return Difference(expected: [expectedText], got: gotText, rule: rule)
  }

  private func tail(_ items: [UpcomingItem], from start: Int) -> String {
    let right = start > 0 ? ["… \(start) correct items"] : []
    return "foundUpcomingItems([\(list(items.dropFirst(start), behind: right, shown))])"
  }

  private static func rule(_ expected: [UpcomingItem], _ got: [UpcomingItem]) -> String {
    let others = """
      Exactly the items from the start of today up to the end of next week are reported, unchanged.
      """
    guard expected.count == got.count else { return others }
    let key = { (item: UpcomingItem) in
      "\(item.dueDate.timeIntervalSince1970) \(Array(item.title.utf8))"
    }
    let (wanted, came) = (expected.map(key), got.map(key))
    if wanted == came { return "An item's relation follows from the day and week of its due date." }
    if wanted.sorted() == came.sorted() {
      return "Items are sorted by due date, then by name with Swift's <."
    }
    return others
  }
}

extension InteractorScenario {
  /// The scenario as lines of text.
  @MainActor var lines: [String] {
    let calendar = days.calendar
    let text = ScenarioText(calendar)
    let weeks = calendar.weekdaySymbols[calendar.firstWeekday - 1]
    let kind = "\(calendar.identifier)"
    let head = "Calendar .\(kind) in \(calendar.timeZone.identifier), weeks from \(weeks)"
    return [head]
      + events.map { event in
        switch event {
        case .request(let number, let interactor, let now, let later):
          "  request \(number)" + (interactors > 1 ? " of interactor \(interactor + 1)" : "")
            + " at \(text.shown(now))"
            + (later == now ? "" : ", on a second reading \(text.shown(later))")
        case .cancel(let number): "  request \(number) is cancelled"
        case .answer(let answer, let number): "  request \(number) \(text.got(answer))"
        case .overtake(let event):
          "  while request \(event.older) \(text.got(event.answerToOlder)), request \(event.newer)"
            + " at \(text.shown(event.now))"
            + (event.later == event.now ? "" : ", on a second reading \(text.shown(event.later)),")
            + " \(text.got(event.answerToNewer))"
        }
      }
  }
}
