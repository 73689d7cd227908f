import CommandLineKit
import Foundation
import TodoScreens
import TodoTerminal

/// Asks for a name and a due date, one line each; a line with only `.` cancels.
@MainActor
package final class AddTextView: AddViewInterface, TextScreen {
  private let eventHandler: any AddModuleInterface
  private let output: any TextOutput
  private var form: EntryForm
  private var saveFailed = false

  /// Creates a view that reads days in that Gregorian calendar; `now` says which day is today.
  package init(
    eventHandler: any AddModuleInterface,
    output: any TextOutput,
    calendar: Calendar,
    now: @escaping @MainActor () -> Date
  ) {
    self.eventHandler = eventHandler
    self.output = output
    form = EntryForm(output: output, calendar: calendar, now: now)
  }

  package func viewWillAppear() async {
    eventHandler.updateView()
    form.begin()
  }

  package func handle(_ line: String) async {
    guard line != "." else {
      eventHandler.cancelAddAction()
      return
    }
    guard let dueDate = form.dueDate(after: line) else { return }
    saveFailed = false
    // An error in between means that the entry was not accepted.
    await eventHandler.saveAddAction(name: form.name, dueDate: dueDate)
    if saveFailed { form.beginAgain(after: dueDate) }
  }

  package func setEntryName(_ name: String) {
    form.name = name
  }

  package func setEntryDueDate(_ date: Date) {
    form.dueDate = date
  }

  package func setMinimumDueDate(_ date: Date) {
    form.minimum = date
  }

  package func showErrorMessage(_ message: String) {
    saveFailed = true
    output.write("Error: \(message.shownAsData)\n")
  }
}
