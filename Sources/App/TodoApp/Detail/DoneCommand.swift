import CommandLineKit
import TodoDomain
import TodoRouting
import TodoTerminal
import TodoUseCases

/// Marks one item as done without a screen: the output of the detail use case on the command line.
@MainActor
final class DoneCommand: DetailInteractorOutput {
  private let interactor: any DetailInteractorInput
  private let pick: any PickInteractorInput
  private let rows: PickRows
  private let output: any TextOutput
  private let complain: (String) -> Void
  private var status = ExitStatus.failure
  // Nil if they could not be read.
  private var found: [PickItem]?

  /// Creates a command that writes the item that it marked; make it the output of both interactors.
  init(
    interactor: any DetailInteractorInput,
    pick: any PickInteractorInput,
    rows: PickRows,
    output: any TextOutput,
    complain: @escaping (String) -> Void
  ) {
    self.interactor = interactor
    self.pick = pick
    self.rows = rows
    self.output = output
    self.complain = complain
  }

  /// Marks the one open item as done whose name is the text or, if none is, has it as a part.
  func markDone(_ text: String) async -> ExitStatus {
    guard !text.asEntryName.isEmpty else {
      complain("done needs a part of the item's name.")
      return status
    }
    await pick.findItems(.open, named: text)
    guard let found else { return status }
    if let item = found.first, found.count == 1 {
      await interactor.findItem(withID: item.id)
      // Without an item that was found, this makes no request.
      await interactor.markItemDone()
    } else if found.isEmpty {
      complain("No open item has \(text.shownAsData) in its name.")
    } else {
      complain("Several open items have \(text.shownAsData) in their names:")
      let items = found.map(rows.row)
      for line in PickTextView.lines(for: items, columns: .max, width: output.width) {
        complain(line)
      }
    }
    return status
  }

  func foundItem(_ item: DetailItem) {}

  func failedToFindItem(_ failure: UseCaseFailure) {
    fail(failure, "Your to-do items could not be read")
  }

  func markedItemDone(title: String) async {
    status = .success
    output.write("\(DetailOutcome.done(title: title).sentence)\n")
  }

  func changedItem(title: String) async {}

  func deletedItem(title: String) async {}

  func itemIsGone() async { complain(DetailOutcome.gone.sentence) }

  func itemWasChanged(_ item: DetailItem) { complain("The item was changed elsewhere; try again.") }

  func refusedChange(_ reason: EntryRefusal) {}

  func failedToChangeItem(_ failure: UseCaseFailure) {
    fail(failure, "Your to-do item could not be changed")
  }

  private func fail(_ failure: UseCaseFailure, _ sentence: String) {
    status = .storeError
    complain(failure.after(sentence))
  }
}

extension DoneCommand: PickInteractorOutput {
  func foundItems(_ items: [PickItem]) async { found = items }

  func failedToFindItems(_ failure: UseCaseFailure) { failedToFindItem(failure) }

  func reopenedItem(title: String) async {}

  func failedToReopenItem(_ failure: UseCaseFailure) {}
}
