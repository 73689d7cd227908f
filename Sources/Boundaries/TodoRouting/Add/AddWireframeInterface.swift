/// Where the add presenter asks for its screen to go.
@MainActor
public protocol AddWireframeInterface {
  /// Takes the add screen away; the screen below appears as it was.
  func dismissAddInterface()
}
