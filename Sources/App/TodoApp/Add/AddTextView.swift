import CommandLineKit
import Foundation
import TodoScreens
import TodoTerminal

/// Asks for a name and a due date, one line each; a line with only `.` cancels.
@MainActor
package final class AddTextView: AddViewInterface, TextScreen {
  private enum Question {
    case name
    case dueDate
  }

  private static let cancelHint = " (. cancels)"

  private let eventHandler: any AddModuleInterface
  private let output: any TextOutput
  private let days: DayFormat
  private var question = Question.name
  private var saveFailed = false
  private var name = ""
  private var dueDate: Date?
  private var minimum: Date?

  /// Creates a view that reads days in that Gregorian calendar.
  package init(
    eventHandler: any AddModuleInterface,
    output: any TextOutput,
    calendar: Calendar
  ) {
    self.eventHandler = eventHandler
    self.output = output
    days = DayFormat(calendar: calendar)
  }

  package func viewWillAppear() async {
    eventHandler.updateView()
    ask(.name)
  }

  package func handle(_ line: String) async {
    guard line != "." else {
      eventHandler.cancelAddAction()
      return
    }
    if let next = await question(after: line) { ask(next) }
  }

  package func setEntryName(_ name: String) {
    self.name = name
  }

  package func setEntryDueDate(_ date: Date) {
    dueDate = date
  }

  package func setMinimumDueDate(_ date: Date) {
    minimum = date
  }

  package func showErrorMessage(_ message: String) {
    saveFailed = true
    write(error: message)
  }

  // Nil if both questions are answered.
  private func question(after line: String) async -> Question? {
    switch question {
    case .name:
      if !line.isEmpty { name = line }
      return .dueDate
    case .dueDate:
      return await save(dueOn: line.trimmingCharacters(in: .whitespaces))
    }
  }

  private func save(dueOn day: String) async -> Question? {
    guard let dueDate = day.isEmpty ? dueDate : days.date(from: day) else {
      write(error: "There is no day \(day); write a day as YYYY-MM-DD.")
      return .dueDate
    }
    saveFailed = false
    // An error in between means that the entry was not accepted.
    await eventHandler.saveAddAction(name: name, dueDate: dueDate)
    return saveFailed ? .name : nil
  }

  private func write(error message: String) {
    output.write("Error: \(message.shownAsData)\n")
  }

  private func ask(_ question: Question) {
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
      let from = minimum.map { " from \(days.text(of: $0)) on" } ?? ""
      let offer = dueDate.map { " [\(days.text(of: $0))]" } ?? ""
      output.write("Due date, YYYY-MM-DD\(from)\(offer)\(Self.cancelHint)\n")
    }
  }
}
