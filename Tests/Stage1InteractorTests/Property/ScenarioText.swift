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

  /// The report, a line for each item.
  func lines(_ call: ListInteractorOutputSpy.Call, to interactor: Int) -> [String] {
    let name = interactor > 0 ? "interactor \(interactor + 1): " : ""
    return switch call {
    case .failedToFindUpcomingItems(let failure):
      ["\(name)failedToFindUpcomingItems(\(quoted(failure.reason)))"]
    case .foundUpcomingItems(let items):
      ["\(name)foundUpcomingItems"]
        + items.map { "  \($0.dateRelation) \(quoted($0.title)) due \(shown($0.dueDate))" }
    }
  }

  func got(_ answer: InteractorScenario.Answer) -> String {
    switch answer {
    case .success(let items):
      "gets [\(items.shownInScenario { "\($0.name.shownInScenario) due \(shown($0.dueDate))" })]"
    case .failure(let error): "throws \(error.shownInScenario)"
    }
  }

  /// The time of the request, and that of a second reading if it is another one.
  func time(_ request: InteractorScenario.Request) -> String {
    let isEqual = request.later == request.now
    return "at \(shown(request.now))"
      + (isEqual ? "" : ", on a second reading \(shown(request.later))")
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
        case .request(let request):
          "  request \(request.number)"
            + (interactors > 1 ? " of interactor \(request.interactor + 1)" : "")
            + " \(text.time(request))"
        case .cancel(let request): "  request \(request.number) is cancelled"
        case .answer(let request): "  request \(request.number) \(text.got(request.answer))"
        case .overtake(let older, let newer):
          "  while request \(older.number) \(text.got(older.answer)), request \(newer.number)"
            + " \(text.time(newer)), \(text.got(newer.answer))"
        }
      }
  }
}
