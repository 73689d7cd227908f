import TodoScreens

/// Expects what a list view says that its user did, who may arrange the list, in order.
@MainActor
public final class ArrangingListModuleMock: ArrangingListModuleInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: ArrangingListModuleSpy
  /// What must come, in order.
  public let expected: [ArrangingListModuleSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
