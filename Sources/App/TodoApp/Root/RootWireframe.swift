import TodoTerminal

/// The stack of screens, and their only owner.
@MainActor
package final class RootWireframe: RootWireframeInterface {
  private struct Entry {
    let screen: any TextScreen
    var hasAppeared = false
  }

  private var entries: [Entry] = []
  private let didChange: (_ top: any TextScreen) -> Void

  /// Creates an empty stack; `didChange` runs when another screen than the first one comes or goes.
  package init(didChange: @escaping (_ top: any TextScreen) -> Void = { _ in }) {
    self.didChange = didChange
  }

  /// The screen that receives the user's lines; nil before the first is presented.
  package var topScreen: (any TextScreen)? { entries.last?.screen }

  /// Whether the first screen, which is the list, is on top.
  package var hasListOnTop: Bool { entries.count == 1 }

  /// Whether `q` ends the app, because it is not a text for the top screen.
  var canQuit: Bool { hasListOnTop || (topScreen as? any QuittableScreen)?.canQuit == true }

  /// Lets the top screen appear, if it has not yet.
  package func showTopScreen() async {
    guard let top = entries.last, !top.hasAppeared else { return }
    entries[entries.count - 1].hasAppeared = true
    await top.screen.viewWillAppear()
  }

  package func present(_ screen: any TextScreen) {
    entries.append(Entry(screen: screen))
    if !hasListOnTop { didChange(screen) }
  }

  package func dismissTopScreen() {
    guard entries.count > 1 else { return }
    entries.removeLast()
    if let topScreen { didChange(topScreen) }
  }
}
