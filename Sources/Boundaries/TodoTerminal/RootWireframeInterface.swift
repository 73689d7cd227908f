/// The stack of screens; the top screen receives the user's input.
@MainActor
public protocol RootWireframeInterface: AnyObject {
  /// Puts a screen on top.
  func present(_ screen: any TextScreen)
  /// Removes the top screen, without `viewWillAppear` of the one below; the last screen stays.
  func dismissTopScreen()
}
