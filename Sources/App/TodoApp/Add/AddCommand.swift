import CommandLineKit
import Foundation
import TodoTerminal
import TodoUseCases

/// Adds one item without a screen: the output of the add use case on the command line.
@MainActor
final class AddCommand: AddInteractorOutput {
  private static let notSaved = "Your to-do item could not be saved"

  private let interactor: any AddInteractorInput
  private let output: any TextOutput
  private let days: DayFormat
  private let complain: (String) -> Void
  private var earliest = Date.distantPast
  private var status = ExitStatus.storeError
  private var complaint: String? = AddCommand.notSaved

  /// Creates a command that writes the added item; make it the interactor's output.
  init(
    interactor: any AddInteractorInput,
    output: any TextOutput,
    calendar: Calendar,
    complain: @escaping (String) -> Void
  ) {
    self.interactor = interactor
    self.output = output
    self.complain = complain
    days = DayFormat(calendar: calendar)
  }

  /// Adds an item; without a due date it is due today.
  func add(name: String, due: Date?) async -> ExitStatus {
    interactor.findEarliestDueDate()
    let dueDate = due ?? earliest
    await interactor.saveNewEntry(name: name, dueDate: dueDate)
    if let complaint {
      complain(complaint)
    } else {
      output.write("Added \(name.asEntryName.shownAsData), due \(days.text(of: dueDate)).\n")
    }
    return status
  }

  func foundEarliestDueDate(_ date: Date) { earliest = date }

  func savedNewEntry() async { (status, complaint) = (.success, nil) }

  func refusedNewEntry(_ reason: EntryRefusal) {
    (status, complaint) = (.usageError, reason.sentence)
  }

  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    (status, complaint) = (.storeError, failure.after(Self.notSaved))
  }
}
