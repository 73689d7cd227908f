import TodoUseCases

/// Expects requests of the pick presenter to its use case, in order.
@MainActor
public final class PickInteractorInputMock: PickInteractorInput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [PickInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickInteractorInputSpy.Call],
    findOpenItems: StubbedAnswer<Void, Void, Never> = .success(()),
    findItems: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    spy = PickInteractorInputSpy(findOpenItems: findOpenItems, findItems: findItems)
    expected = calls
  }

  public func findOpenItems() async { await spy.findOpenItems() }

  public func findItems(named name: String) async { await spy.findItems(named: name) }
}
