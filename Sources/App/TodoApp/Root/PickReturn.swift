import CommandLineKit
import TodoRouting
import TodoTerminal

/// Goes back from the pick screen to the list: says what happened, and shows the list anew.
@MainActor
final class PickReturn: PickModuleDelegate {
  private weak var root: RootWireframe?
  private let output: any TextOutput

  init(to root: RootWireframe, output: any TextOutput) {
    self.root = root
    self.output = output
  }

  func pickModuleDidCancel() {
    root?.dismissTopScreen()
  }

  func pickModuleDidReopen(title: String) async {
    await leave("Open again: \(title.shownAsData) (u undoes it)")
  }

  func pickModuleDidFinish(_ outcome: DetailOutcome) async {
    await leave("\(outcome.sentence)\(outcome == .gone ? "" : " (u undoes it)")")
  }

  // Shows the list anew, as if the user typed `r`.
  private func leave(_ sentence: String) async {
    root?.dismissTopScreen()
    output.write("\(sentence)\n")
    await root?.topScreen?.handle("r")
  }
}
