/// The stack of screens; the top screen receives the user's input.
@MainActor
public protocol RootWireframeInterface: AnyObject {
  /// Puts a screen on top.
  func present(_ screen: any TextScreen)
  /// Removes the top screen; does not call `viewWillAppear` of the next one; the last screen stays.
  func dismissTopScreen()
}
