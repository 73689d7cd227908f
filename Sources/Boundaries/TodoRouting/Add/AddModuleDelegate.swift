/// Who is told how the add module ended.
@MainActor
public protocol AddModuleDelegate: AnyObject {
  /// The user left without saving; nothing changed, so nothing needs to be read again.
  func addModuleDidCancelAddAction()
  /// An item was saved; the await ends when the delegate has followed up.
  func addModuleDidSaveAddAction() async
}
