import CommandLineKit
import TodoTerminal
import TodoUseCases

/// Brings back the item that was deleted last, and keeps the use case that deleted it until then.
@MainActor
package final class UndoCommand {
  /// The use case of the newest detail screen, which owns it.
  package weak var newest: (any DetailUndoInterface)?
  private var last: (any DetailUndoInterface)?
  private let output: any TextOutput

  package init(output: any TextOutput) {
    self.output = output
  }

  /// Whether an item was deleted, and not brought back since.
  package var isPossible: Bool { last != nil }

  /// The newest detail screen has deleted its item.
  package func keepNewest() {
    last = newest
  }

  /// Undoes the deletion, and says what happened; true if the item is back.
  package func bringBack() async -> Bool {
    do {
      let title = try await last?.undoDelete()
      last = nil
      output.write(
        title.map { "Back again: \($0.shownAsData)\n" } ?? "There is nothing to bring back.\n"
      )
      return title != nil
    } catch {
      let sentence = UseCaseFailure(error).after("Your to-do item could not be brought back")
      output.write("Error: \(sentence.shownAsData)\n")
      return false
    }
  }
}
