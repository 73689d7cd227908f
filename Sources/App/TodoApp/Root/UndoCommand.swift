import CommandLineKit
import TodoTerminal
import TodoUseCases

/// Undoes the last change of a store, and says what happened.
@MainActor
struct UndoCommand {
  let store: UndoableDataStore
  let output: any TextOutput

  /// Whether there is a change to undo.
  var isPossible: Bool { store.canUndo }

  /// Undoes one change; true if the items may be others now.
  func undo() async -> Bool {
    do {
      switch try await store.undoLast() {
      case .undone(let name): output.write("Undone: \(name.shownAsData)\n")
      case .changedElsewhere(let name):
        output.write("Not undone: \(name.shownAsData) was changed elsewhere since.\n")
      case nil:
        output.write("There is nothing to undo.\n")
        return false
      }
      return true
    } catch {
      let sentence = UseCaseFailure(error).after("Your last change could not be undone")
      output.write("Error: \(sentence.shownAsData)\n")
      return false
    }
  }
}
