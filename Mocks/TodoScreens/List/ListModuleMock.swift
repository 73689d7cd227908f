import TodoScreens

/// Expects what the list view says that its user did, in order.
@MainActor
public final class ListModuleMock: ListModuleInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: ListModuleSpy
  /// What must come, in order.
  public let expected: [ListModuleSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
