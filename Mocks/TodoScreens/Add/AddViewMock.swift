import Foundation
import TodoScreens

/// Expects commands to the add view, in order.
@MainActor
public final class AddViewMock: AddViewInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: AddViewSpy
  /// The expected calls, in order.
  public let expected: [AddViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [AddViewSpy.Call]) {
    spy = AddViewSpy()
    expected = calls
  }

  public func setEntryName(_ name: String) { spy.setEntryName(name) }

  public func setEntryDueDate(_ date: Date) { spy.setEntryDueDate(date) }

  public func setMinimumDueDate(_ date: Date) { spy.setMinimumDueDate(date) }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
