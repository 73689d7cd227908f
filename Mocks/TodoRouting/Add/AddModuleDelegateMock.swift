import TodoRouting

/// Expects the messages of the add module to its delegate, in order.
@MainActor
public final class AddModuleDelegateMock: AddModuleDelegate, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddModuleDelegateSpy
  /// The expected calls, in order.
  public let expected: [AddModuleDelegateSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddModuleDelegateSpy.Call],
    addModuleDidSaveAddAction: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = AddModuleDelegateSpy(addModuleDidSaveAddAction: addModuleDidSaveAddAction)
    expected = calls
  }

  public func addModuleDidCancelAddAction() { spy.addModuleDidCancelAddAction() }

  public func addModuleDidSaveAddAction() async { await spy.addModuleDidSaveAddAction() }
}
