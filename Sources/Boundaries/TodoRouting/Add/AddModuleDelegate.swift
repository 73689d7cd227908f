/// Receives the result of the add module.
@MainActor
public protocol AddModuleDelegate: AnyObject {
  /// The user left without saving; nothing changed, so no refresh is needed.
  func addModuleDidCancelAddAction()
  /// An item was saved; the await ends when the delegate has refreshed what depends on it.
  func addModuleDidSaveAddAction() async
}
