import CommandLineKit
import Foundation
import TodoTerminal

/// Asks for a name and a due date, one line each, and offers a value for both.
@MainActor
struct EntryForm {
  private enum Question {
    case name
    case dueDate
  }

  private static let cancelHint = " (. cancels)"

  /// The offered name, then the typed one.
  var name = ""
  /// The offered due date.
  var dueDate: Date?
  /// The earliest due date, for display.
  var minimum: Date?

  private let output: any TextOutput
  private let days: DayFormat
  private let now: @MainActor () -> Date
  private var question = Question.name

  /// Creates a form that reads days in that Gregorian calendar; `now` says which day is today.
  init(output: any TextOutput, calendar: Calendar, now: @escaping @MainActor () -> Date) {
    self.output = output
    self.now = now
    days = DayFormat(calendar: calendar)
  }

  /// Asks the first question.
  mutating func begin() {
    ask(.name)
  }

  /// Asks again after an entry with that due date was not accepted; a day in the past is the reason.
  mutating func beginAgain(after dueDate: Date) {
    let isPast = dueDate < days.calendar.startOfDay(for: now())
    ask(isPast && !name.asEntryName.isEmpty ? .dueDate : .name)
  }

  /// Takes the answer to a question; returns the due date when both questions are answered.
  mutating func dueDate(after line: String) -> Date? {
    switch question {
    case .name:
      if !line.isEmpty { name = line }
    case .dueDate:
      let day = line.trimmingCharacters(in: .whitespaces)
      if let date = day.isEmpty ? dueDate : days.date(typed: day, now: now()) { return date }
      output.write("Error: There is no day \(day.shownAsData); write \(DayFormat.examples).\n")
    }
    ask(.dueDate)
    return nil
  }

  private mutating func ask(_ question: Question) {
    self.question = question
    switch question {
    case .name:
      let frame = "Name []\(Self.cancelHint)"
      let offer = name.shownAsData.cut(
        to: output.columns - output.width(of: frame),
        width: output.width
      )
      output.write("Name\(name.isEmpty ? "" : " [\(offer)]")\(Self.cancelHint)\n")
    case .dueDate:
      let from = minimum.map { "; from \(days.text(of: $0))" } ?? ""
      let offer = dueDate.map { " [\(days.text(of: $0))]" } ?? ""
      output.write("Due: YYYY-MM-DD, tomorrow, a weekday\(from)\(offer)\(Self.cancelHint)\n")
    }
  }
}
