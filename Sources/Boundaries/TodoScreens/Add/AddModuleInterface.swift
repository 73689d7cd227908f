import Foundation

/// The user's actions, which the add view reports to its presenter.
@MainActor
public protocol AddModuleInterface {
  /// The view needs its first values.
  func updateView()
  /// The user wants to leave without saving; the screen goes, even without a delegate.
  func cancelAddAction()
  /// The user wants to save; the await ends when the result has been shown.
  ///
  /// After a save, the screen goes, even if its view or its delegate is gone.
  func saveAddAction(name: String, dueDate: Date) async
}
