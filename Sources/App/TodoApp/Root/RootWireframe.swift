import TodoTerminal

/// The stack of screens, and the only one who keeps them.
@MainActor
public final class RootWireframe: RootWireframeInterface {
  private var screens: [any TextScreen] = []
  private var hasAppeared: [Bool] = []

  /// Creates an empty stack.
  public init() {}

  /// The screen that gets what the user types; nil before the first is presented.
  public var topScreen: (any TextScreen)? { screens.last }

  /// Whether the first screen of all is on top, which is the list.
  public var hasListOnTop: Bool { screens.count == 1 }

  /// Lets the top screen appear, if it has not yet.
  public func showTopScreen() async {
    guard let screen = screens.last, hasAppeared.last == false else { return }
    hasAppeared[hasAppeared.count - 1] = true
    await screen.viewWillAppear()
  }

  public func present(_ screen: any TextScreen) {
    screens.append(screen)
    hasAppeared.append(false)
  }

  public func dismissTopScreen() {
    guard screens.count > 1 else { return }
    screens.removeLast()
    hasAppeared.removeLast()
  }
}
