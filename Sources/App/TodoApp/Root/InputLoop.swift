import TodoTerminal

/// Passes each line that the user types to the top screen.
@MainActor
struct InputLoop {
  /// The stack of screens, on which the list is presented.
  let root: RootWireframe
  let lines: any LineSource
  let output: TerminalOutput
  /// Without it, no prompt is written.
  let prompt: Prompt?
  /// Makes the screen that `o` on the list presents.
  let makePickScreen: @MainActor () -> any TextScreen
  /// The undo of the last change, for `u` on the list.
  let undo: UndoCommand
  /// The sentence for a line to which nothing was written; nil if that is an answer.
  let unanswered: @MainActor (String) -> String?
  /// Writes what stands below the list, after it was shown.
  let belowList: @MainActor () async -> Void
  /// Runs next to the loop while the list is open; it is cancelled when the loop ends.
  let whileOpen: @MainActor () async -> Void

  /// Shows the list, then handles lines until `q` outside of a form or the end of the input.
  func run() async {
    let companion = Task(operation: whileOpen)
    defer { companion.cancel() }

    await root.showTopScreen()
    if output.hasWritten { await belowList() }
    prompt?.welcome()
    while let line = await promptedLine() {
      output.hasWritten = false
      let (before, wasCovered) = (root.topScreen, !root.hasListOnTop)
      switch line {
      case .text("q") where root.canQuit: return
      case .text(let text): await handle(text)
      case .tooLong:
        output.write("Error: The line is longer than a mebibyte and was left out.\n")
      }
      await root.showTopScreen()
      if case .text(let text) = line, output.hasWritten, root.hasListOnTop,
        wasCovered || ["r", "s", "g"].contains(text)
      {
        await belowList()
      }
      // A screen that came or went is an answer, even without a text.
      if case .text(let text) = line, !output.hasWritten, root.topScreen === before {
        unanswered(text).map(output.write)
      }
    }
    prompt?.leave()
  }

  private func handle(_ text: String) async {
    // The list's view knows neither `o` nor `u`, nor the screen behind them.
    guard root.hasListOnTop else {
      await root.topScreen?.handle(text)
      return
    }
    switch text {
    case "o": root.present(makePickScreen())
    case "u":
      guard await undo.undo() else { return }
      await root.topScreen?.handle("r")
      await belowList()
    default:
      await root.topScreen?.handle(text)
      guard text == "?" else { return }
      output.write("\(Prompt.openHelp)\n")
      if undo.isPossible { output.write("\(Prompt.undoHelp)\n") }
    }
  }

  private func promptedLine() async -> TypedLine? {
    prompt?.ask()
    return await lines.nextLine()
  }
}
