import Foundation
import TodoScreens

/// Expects the user's actions as the add view reports them, in order.
@MainActor
public final class AddModuleMock: AddModuleInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddModuleSpy
  /// The expected calls, in order.
  public let expected: [AddModuleSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddModuleSpy.Call],
    saveAddAction: StubbedAnswer<(String, Date), Void, Never> = .success(())
  ) {
    spy = AddModuleSpy(saveAddAction: saveAddAction)
    expected = calls
  }

  public func updateView() { spy.updateView() }

  public func cancelAddAction() { spy.cancelAddAction() }

  public func saveAddAction(name: String, dueDate: Date) async {
    await spy.saveAddAction(name: name, dueDate: dueDate)
  }
}
