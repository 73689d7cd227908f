import TodoScreens
import TodoTerminal

/// A view that perhaps ignores `?`: then this type shows the keys of the app.
@MainActor
final class HelpIfAble: ListViewInterface, TextScreen {
  private let output: CountingOutput
  private let view: any ListViewInterface & TextScreen

  /// The view that `makeView` creates on `output`.
  init(
    on output: any TextOutput,
    makeView: (any TextOutput) -> any ListViewInterface & TextScreen
  ) {
    let counting = CountingOutput(output)
    self.output = counting
    view = makeView(counting)
  }

  func viewWillAppear() async { await view.viewWillAppear() }

  func handle(_ line: String) async {
    let before = output.writes
    await view.handle(line)
    guard line == "?", output.writes == before else { return }
    output.write("a adds, r refreshes, q quits. A later step of Stage 3 writes this help.\n")
  }

  func showNoContentMessage() { view.showNoContentMessage() }
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) { view.showUpcomingDisplayData(data) }
  func showErrorMessage(_ message: String) { view.showErrorMessage(message) }
}

/// An output that counts its writes.
@MainActor
private final class CountingOutput: TextOutput {
  private let output: any TextOutput
  private(set) var writes = 0

  init(_ output: any TextOutput) { self.output = output }

  var columns: Int { output.columns }

  func width(of text: String) -> Int { output.width(of: text) }

  func write(_ text: String) {
    writes += 1
    output.write(text)
  }
}
