import CommandLineKit
import Foundation
import TodoScreens
import TodoTerminal

/// Asks for a name and a due date, one line each; a line with only `.` cancels.
@MainActor
public final class AddTextView: AddViewInterface, TextScreen {
  private enum Question {
    case name
    case dueDate
  }

  private static let cancelHint = " (. cancels)"

  private let eventHandler: any AddModuleInterface
  private let output: any TextOutput
  private let days: DayFormat
  private var question = Question.name
  private var name = ""
  private var dueDate: Date?
  private var minimum: Date?

  /// Creates a view that reads days in that Gregorian calendar.
  public init(
    eventHandler: any AddModuleInterface,
    output: any TextOutput,
    calendar: Calendar
  ) {
    self.eventHandler = eventHandler
    self.output = output
    days = DayFormat(calendar: calendar)
  }

  public func viewWillAppear() async {
    eventHandler.updateView()
    ask(.name)
  }

  public func handle(_ line: String) async {
    guard line != "." else {
      eventHandler.cancelAddAction()
      return
    }
    switch question {
    case .name:
      if !line.isEmpty { name = line }
      ask(.dueDate)
    case .dueDate:
      await save(dueOn: line.trimmingCharacters(in: .whitespaces))
    }
  }

  public func setEntryName(_ name: String) {
    self.name = name
  }

  public func setEntryDueDate(_ date: Date) {
    dueDate = date
  }

  public func setMinimumDueDate(_ date: Date) {
    minimum = date
  }

  public func showErrorMessage(_ message: String) {
    output.write("Error: \(message.shownAsData)\n")
    // An error while saving means that the entry was not accepted.
    question = .name
  }

  private func save(dueOn day: String) async {
    guard let dueDate = day.isEmpty ? dueDate : days.date(from: day) else {
      showErrorMessage("There is no day \(day); write a day as YYYY-MM-DD.")
      ask(.dueDate)
      return
    }
    await eventHandler.saveAddAction(name: name, dueDate: dueDate)
    if question == .name { ask(.name) }
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
