import Foundation
import TodoScreens

/// Expects what the add view says that its user did, in order.
@MainActor
public final class AddModuleMock: AddModuleInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: AddModuleSpy
  /// What must come, in order.
  public let expected: [AddModuleSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
