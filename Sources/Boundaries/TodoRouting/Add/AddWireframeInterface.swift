/// The add presenter's requests for another screen.
@MainActor
public protocol AddWireframeInterface {
  /// Removes the top screen, which is the add screen; the screen below appears unchanged.
  func dismissAddInterface()
}
