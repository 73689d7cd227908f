// Stage 3, the text View: show the list as lines of text, and forward the user's commands.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 3: the text View", has a paragraph for each step.

import TodoScreens
import TodoTerminal

@MainActor
public final class ListTextView: ListViewInterface, TextScreen {
  private let eventHandler: any ListModuleInterface
  private let output: any TextOutput

  public init(eventHandler: any ListModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  public func viewWillAppear() async {}

  public func handle(_ line: String) async {}

  public func showNoContentMessage() {}

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {}

  public func showErrorMessage(_ message: String) {}
}
