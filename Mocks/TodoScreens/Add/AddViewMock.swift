import Foundation
import TodoScreens

/// Expects what the add view is told to show, in order.
@MainActor
public final class AddViewMock: AddViewInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: AddViewSpy
  /// What must come, in order.
  public let expected: [AddViewSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [AddViewSpy.Call]) {
    spy = AddViewSpy()
    expected = calls
  }

  public func setEntryName(_ name: String) { spy.setEntryName(name) }

  public func setEntryDueDate(_ date: Date) { spy.setEntryDueDate(date) }

  public func setMinimumDueDate(_ date: Date) { spy.setMinimumDueDate(date) }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
