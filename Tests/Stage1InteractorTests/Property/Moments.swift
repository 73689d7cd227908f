import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// Prints moments, and the values that have some, in the time zone of a scenario.
@MainActor
struct Moments {
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

  func text(_ range: Range<Date>) -> String {
    "todoItems(dueIn:) from \(shown(range.lowerBound)) up to \(shown(range.upperBound))"
  }

  /// The report to the output of the interactor with this index.
  func text(_ report: ListInteractorOutputSpy.Call, to interactor: Int) -> String {
    let name = interactor > 0 ? "interactor \(interactor + 1): " : ""
    switch report {
    case .failedToFindUpcomingItems(let failure):
      return "\(name)failedToFindUpcomingItems(\(quoted(failure.reason)))"
    case .foundUpcomingItems(let items):
      let texts = items.map { "\($0.dateRelation) \(quoted($0.title)) due \(shown($0.dueDate))" }
      return "\(name)foundUpcomingItems([\(texts.joined(separator: ", "))])"
    }
  }

  /// What the request gets.
  func text(_ answer: Result<[TodoItem], any Error>) -> String {
    switch answer {
    case .success(let items):
      "gets [\(items.shownInScenario { "\($0.name.shownInScenario) due \(shown($0.dueDate))" })]"
    case .failure(let error): "throws \(error.shownInScenario)"
    }
  }

  /// The time of a request, and that of a second reading if it is another one.
  func text(_ now: Date, _ later: Date) -> String {
    "at \(shown(now))" + (later == now ? "" : ", on a second reading \(shown(later))")
  }
}
