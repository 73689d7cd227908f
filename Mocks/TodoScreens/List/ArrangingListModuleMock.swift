import TodoScreens

/// Expects the user's actions as a list view with sorting and grouping reports them, in order.
@MainActor
public final class ArrangingListModuleMock: ArrangingListModuleInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: ArrangingListModuleSpy
  /// The expected calls, in order.
  public let expected: [ArrangingListModuleSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [ArrangingListModuleSpy.Call],
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    changeOrder: StubbedAnswer<Void, Void, Never> = .success(()),
    changeGrouping: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = ArrangingListModuleSpy(
      updateView: updateView,
      changeOrder: changeOrder,
      changeGrouping: changeGrouping
    )
    expected = calls
  }

  public func updateView() async { await spy.updateView() }

  public func addNewEntry() { spy.addNewEntry() }

  public func changeOrder() async { await spy.changeOrder() }

  public func changeGrouping() async { await spy.changeGrouping() }
}
