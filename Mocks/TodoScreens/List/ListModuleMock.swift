import TodoScreens

/// Expects the user's actions as the list view reports them, in order.
@MainActor
public final class ListModuleMock: ListModuleInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: ListModuleSpy
  /// The expected calls, in order.
  public let expected: [ListModuleSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [ListModuleSpy.Call],
    updateView: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = ListModuleSpy(updateView: updateView)
    expected = calls
  }

  public func updateView() async { await spy.updateView() }

  public func addNewEntry() { spy.addNewEntry() }
}
