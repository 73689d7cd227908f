import CommandLineKit
import Foundation
import TodoScreens
import TodoTerminal

/// Shows one item, and takes the commands for it; each command is one letter.
@MainActor
package final class DetailTextView: DetailViewInterface, QuittableScreen {
  private enum State {
    case commands
    case confirmation
    case form(EntryForm)
  }

  private static let commands =
    "d done, e edit, x delete, w open the link in the name, . back, q quit"

  private let eventHandler: any DetailModuleInterface
  private let output: any TextOutput
  private let calendar: Calendar
  private let now: @MainActor () -> Date
  private var item: DetailDisplayItem?
  private var state = State.commands
  private var hasFailed = false

  /// Creates a view that reads days in that Gregorian calendar; `now` says which day is today.
  package init(
    eventHandler: any DetailModuleInterface,
    output: any TextOutput,
    calendar: Calendar,
    now: @escaping @MainActor () -> Date
  ) {
    self.eventHandler = eventHandler
    self.output = output
    self.calendar = calendar
    self.now = now
  }

  package var canQuit: Bool { if case .commands = state { true } else { false } }

  package func viewWillAppear() async {
    await eventHandler.updateView()
  }

  package func handle(_ line: String) async {
    switch state {
    case .commands: await command(line)
    case .confirmation: await confirm(line)
    case .form(let form): await edit(form, line)
    }
  }

  package func showItem(_ item: DetailDisplayItem) {
    self.item = item
    state = .commands
    output.write(
      """
      \(item.title.shownAsData)
      \(item.dueText.shownAsData)
      \(Self.commands)

      """
    )
  }

  package func showErrorMessage(_ message: String) {
    hasFailed = true
    output.write("Error: \(message.shownAsData)\n")
  }

  private func command(_ line: String) async {
    switch (line, item) {
    case (".", _): eventHandler.leaveDetail()
    // It could not be read: try again.
    case (_, nil): await eventHandler.updateView()
    case ("d", _): await eventHandler.markDone()
    case ("e", let item?):
      var form = EntryForm(output: output, calendar: calendar, now: now)
      form.name = item.title
      form.dueDate = item.dueDate
      form.begin()
      state = .form(form)
    case ("x", let item?):
      output.write("Delete \(item.title.shownAsData)? y deletes it, anything else keeps it\n")
      state = .confirmation
    case ("w", _): await eventHandler.openLink()
    case ("?", _): output.write("\(Self.commands)\n")
    default: output.write("Unknown command. \(Self.commands)\n")
    }
  }

  private func confirm(_ line: String) async {
    state = .commands
    if line == "y" {
      await eventHandler.deleteEntry()
    } else {
      output.write("Nothing is deleted.\n")
    }
  }

  private func edit(_ old: EntryForm, _ line: String) async {
    guard line != "." else {
      if let item { showItem(item) }
      return
    }
    var form = old
    let dueDate = form.dueDate(after: line)
    state = .form(form)
    guard let dueDate else { return }
    hasFailed = false
    await eventHandler.saveChanges(name: form.name, dueDate: dueDate)
    // The item is shown instead if it was changed elsewhere.
    guard hasFailed, case .form = state else { return }
    form.beginAgain(after: dueDate)
    state = .form(form)
  }
}
