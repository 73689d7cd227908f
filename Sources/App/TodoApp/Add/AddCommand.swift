import CommandLineKit
import Foundation
import TodoTerminal
import TodoUseCases

/// Adds one item without a screen: the output of the add use case on the command line.
@MainActor
package final class AddCommand: AddInteractorOutput {
  /// How adding ended.
  package nonisolated enum Outcome: Equatable, Sendable {
    /// The item was saved.
    case saved
    /// The item breaks a rule; the sentence says which.
    case refused(String)
    /// The item could not be saved; the sentence says why.
    case failed(String)
  }

  private let interactor: any AddInteractorInput
  private let output: any TextOutput
  private let days: DayFormat
  private var earliest = Date.distantPast
  private var outcome = Outcome.failed("Your to-do item could not be saved")

  /// Creates a command that writes the added item; make it the interactor's output.
  package init(
    interactor: any AddInteractorInput,
    output: any TextOutput,
    calendar: Calendar
  ) {
    self.interactor = interactor
    self.output = output
    days = DayFormat(calendar: calendar)
  }

  /// Adds an item; without a due date it is due today.
  package func add(name: String, due: Date?) async -> Outcome {
    interactor.findEarliestDueDate()
    let dueDate = due ?? earliest
    await interactor.saveNewEntry(name: name, dueDate: dueDate)
    if outcome == .saved {
      output.write("Added \(name.asEntryName.shownAsData), due \(days.text(of: dueDate)).\n")
    }
    return outcome
  }

  package func foundEarliestDueDate(_ date: Date) {
    earliest = date
  }

  package func savedNewEntry() async {
    outcome = .saved
  }

  package func refusedNewEntry(_ reason: EntryRefusal) {
    outcome = .refused(reason.sentence)
  }

  package func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    outcome = .failed(failure.sentence)
  }
}
