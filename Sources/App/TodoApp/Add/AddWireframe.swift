import CommandLineKit
import TodoRouting
import TodoTerminal

/// Presents the add screen on top of the list and dismisses it, with a line of text for each.
@MainActor
package final class AddWireframe: AddWireframeInterface {
  /// The screen to present; weak, because it owns the presenter, which owns this wireframe.
  package weak var screen: (any TextScreen)?

  private weak var rootWireframe: (any RootWireframeInterface)?
  private let output: any TextOutput
  private let style: TextStyle

  package init(
    rootWireframe: (any RootWireframeInterface)?,
    output: any TextOutput,
    style: TextStyle
  ) {
    self.rootWireframe = rootWireframe
    self.output = output
    self.style = style
  }

  package func presentAddInterface() {
    guard let screen else { return }
    writeTransition(to: "New item")
    rootWireframe?.present(screen)
  }

  package func dismissAddInterface() {
    rootWireframe?.dismissTopScreen()
    writeTransition(to: "To do")
  }

  private func writeTransition(to title: String) {
    output.write(style.styled("--- \(title) ---", .dimmed) + "\n")
  }
}
