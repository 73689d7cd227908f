/// The stack of screens; the one on top has the user's attention.
@MainActor
public protocol RootWireframeInterface: AnyObject {
  /// Puts a screen on top.
  func present(_ screen: any TextScreen)
  /// Takes the top screen away, without `viewWillAppear` of the one below; the last one stays.
  func dismissTopScreen()
}
