/// The list presenter's requests for another screen.
@MainActor
public protocol ListWireframeInterface {
  /// Puts the add screen on top of the list.
  func presentAddInterface()
}
