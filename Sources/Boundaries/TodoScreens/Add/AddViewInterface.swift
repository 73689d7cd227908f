import Foundation

/// What the add presenter tells its view to show.
@MainActor
public protocol AddViewInterface: AnyObject {
  /// Sets the name that the view offers.
  func setEntryName(_ name: String)
  /// Sets the due date that the view offers; the minimum stays as it is.
  func setEntryDueDate(_ date: Date)
  /// Sets the earliest due date, for the view to name; an earlier one is the use case's to refuse.
  func setMinimumDueDate(_ date: Date)
  /// Shows a sentence about what went wrong.
  func showErrorMessage(_ message: String)
}
