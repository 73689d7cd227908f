import TodoTerminal

/// Takes what the user types, line by line, to the screen on top.
@MainActor
public struct RunLoop {
  private let root: RootWireframe
  private let lines: any LineSource
  private let output: any TextOutput
  private let prompts: Bool
  private let whileOpen: @MainActor () async -> Void

  /// Creates a run loop for the screens of `root`, which has the list presented.
  ///
  /// With `prompts` a person is at the other end, who wants to be asked. `whileOpen` is work beside
  /// the loop that lives as long as the list is open; it is cancelled when the loop ends.
  public init(
    root: RootWireframe,
    lines: any LineSource,
    output: any TextOutput,
    prompts: Bool,
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) {
    self.root = root
    self.lines = lines
    self.output = output
    self.prompts = prompts
    self.whileOpen = whileOpen
  }

  /// Shows the list, then handles lines until `q` on the list or the end of the input.
  public func run() async {
    let companion = Task(operation: whileOpen)
    defer { companion.cancel() }

    await root.showTopScreen()
    if prompts { output.write("Type ? for help, q to quit.\n") }
    while let line = await promptedLine() {
      switch line {
      case .text("q") where root.hasListOnTop: return
      case .text(let text): await root.topScreen?.handle(text)
      case .tooLong:
        output.write("Error: The line is longer than a mebibyte and was left out.\n")
      }
      await root.showTopScreen()
    }
    if prompts { output.write("\n") }
  }

  private func promptedLine() async -> TypedLine? {
    if prompts { output.write("> ") }
    return await lines.nextLine()
  }
}
