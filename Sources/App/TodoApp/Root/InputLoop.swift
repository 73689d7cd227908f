import TodoTerminal

/// Passes each line that the user types to the top screen.
@MainActor
package struct InputLoop {
  private let root: RootWireframe
  private let lines: any LineSource
  private let output: any TextOutput
  private let prompt: Prompt?
  private let whileOpen: @MainActor () async -> Void

  /// Creates a loop for the screens of `root`, on which the list is presented.
  ///
  /// Without a `prompt`, no prompt is written. `whileOpen` runs next to the loop while the list is
  /// open; it is cancelled when the loop ends.
  package init(
    root: RootWireframe,
    lines: any LineSource,
    output: any TextOutput,
    prompt: Prompt?,
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) {
    self.root = root
    self.lines = lines
    self.output = output
    self.prompt = prompt
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
      case .text(let text): await root.topScreen?.handle(text)
      case .tooLong:
        output.write("Error: The line is longer than a mebibyte and was left out.\n")
      }
      await root.showTopScreen()
    }
    prompt?.leave()
  }

  private func promptedLine() async -> TypedLine? {
    prompt?.ask()
    return await lines.nextLine()
  }
}
