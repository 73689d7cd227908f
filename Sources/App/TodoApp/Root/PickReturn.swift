import TodoRouting
import TodoTerminal

/// Goes back from the pick screen to the list: says what happened, and keeps what can be undone.
@MainActor
final class PickReturn: PickModuleDelegate {
  private weak var root: RootWireframe?
  private let undo: UndoCommand
  private let output: any TextOutput

  init(to root: RootWireframe, undo: UndoCommand, output: any TextOutput) {
    self.root = root
    self.undo = undo
    self.output = output
  }

  func pickModuleDidCancel() {
    root?.dismissTopScreen()
  }

  /// Shows the list anew, as if the user typed `r`.
  func pickModuleDidFinish(_ outcome: DetailOutcome) async {
    if case .deleted = outcome { undo.keepNewest() }
    root?.dismissTopScreen()
    output.write("\(outcome.sentence)\n")
    await root?.topScreen?.handle("r")
  }
}
