import Foundation

/// What the add view tells its presenter: what the user did.
@MainActor
public protocol AddModuleInterface {
  /// The view needs its first values.
  func updateView()
  /// The user wants to leave without saving.
  func cancelAddAction()
  /// The user wants to save; the await ends when the outcome has been shown.
  func saveAddAction(name: String, dueDate: Date) async
}
