import Foundation

/// The add presenter's commands to its view.
@MainActor
public protocol AddViewInterface: AnyObject {
  /// Sets the name in the entry form.
  func setEntryName(_ name: String)
  /// Sets the due date in the entry form; the minimum stays unchanged.
  func setEntryDueDate(_ date: Date)
  /// Sets the earliest due date, for display; the use case refuses earlier dates.
  func setMinimumDueDate(_ date: Date)
  /// Shows a sentence that describes an error.
  func showErrorMessage(_ message: String)
}
