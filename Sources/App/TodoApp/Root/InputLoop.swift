import TodoTerminal

/// Passes each line that the user types to the top screen.
@MainActor
package struct InputLoop {
  private let root: RootWireframe
  private let lines: any LineSource
  private let output: any TextOutput
  private let prompt: Prompt?
  private let makePickScreen: (@MainActor () -> any TextScreen)?
  private let undo: UndoCommand?
  private let whileOpen: @MainActor () async -> Void

  /// Creates a loop for the screens of `root`, on which the list is presented.
  ///
  /// Without a `prompt`, no prompt is written. With `makePickScreen` and `undo`, `o` on the list
  /// presents that screen, and `u` undoes the last deletion. `whileOpen` runs next to the loop while
  /// the list is open; it is cancelled when the loop ends.
  package init(
    root: RootWireframe,
    lines: any LineSource,
    output: any TextOutput,
    prompt: Prompt?,
    makePickScreen: (@MainActor () -> any TextScreen)? = nil,
    undo: UndoCommand? = nil,
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) {
    self.root = root
    self.lines = lines
    self.output = output
    self.prompt = prompt
    self.makePickScreen = makePickScreen
    self.undo = undo
    self.whileOpen = whileOpen
  }

  /// Shows the list, then handles lines until `q` on the list or the end of the input.
  package func run() async {
    let companion = Task(operation: whileOpen)
    defer { companion.cancel() }

    await root.showTopScreen()
    prompt?.welcome()
    while let line = await promptedLine() {
      switch line {
      case .text("q") where root.hasListOnTop: return
      case .text(let text): await handle(text)
      case .tooLong:
        output.write("Error: The line is longer than a mebibyte and was left out.\n")
      }
      await root.showTopScreen()
    }
    prompt?.leave()
  }

  private func handle(_ text: String) async {
    // The list's view knows neither `o` nor `u`, nor the screen behind them.
    guard root.hasListOnTop, let makePickScreen, let undo else {
      await root.topScreen?.handle(text)
      return
    }
    switch text {
    case "o": root.present(makePickScreen())
    case "u": if await undo.bringBack() { await root.topScreen?.handle("r") }
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
