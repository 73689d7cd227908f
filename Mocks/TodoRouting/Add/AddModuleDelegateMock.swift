import TodoRouting

/// Expects what the add module tells its delegate, in order.
@MainActor
public final class AddModuleDelegateMock: AddModuleDelegate, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: AddModuleDelegateSpy
  /// What must come, in order.
  public let expected: [AddModuleDelegateSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
