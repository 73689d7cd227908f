import TodoScreens

/// Expects actions that the pick view reports, in order.
@MainActor
public final class PickModuleMock: PickModuleInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickModuleSpy
  /// The expected calls, in order.
  public let expected: [PickModuleSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickModuleSpy.Call],
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    showDoneItems: StubbedAnswer<Void, Void, Never> = .success(()),
    pickItem: StubbedAnswer<Int, Void, Never> = .success(()),
    findItem: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    spy = PickModuleSpy(
      updateView: updateView,
      showDoneItems: showDoneItems,
      pickItem: pickItem,
      findItem: findItem
    )
    expected = calls
  }

  public func updateView() async { await spy.updateView() }

  public func showDoneItems() async { await spy.showDoneItems() }

  public func pickItem(number: Int) async { await spy.pickItem(number: number) }

  public func findItem(named name: String) async { await spy.findItem(named: name) }

  public func leavePick() { spy.leavePick() }
}
