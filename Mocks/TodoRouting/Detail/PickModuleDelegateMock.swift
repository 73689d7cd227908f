import TodoRouting

/// Expects results of the pick module, in order.
@MainActor
public final class PickModuleDelegateMock: PickModuleDelegate, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickModuleDelegateSpy
  /// The expected calls, in order.
  public let expected: [PickModuleDelegateSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickModuleDelegateSpy.Call],
    pickModuleDidReopen: StubbedAnswer<String, Void, Never> = .success(()),
    pickModuleDidFinish: StubbedAnswer<DetailOutcome, Void, Never> = .success(())
  ) {
    spy = PickModuleDelegateSpy(
      pickModuleDidReopen: pickModuleDidReopen,
      pickModuleDidFinish: pickModuleDidFinish
    )
    expected = calls
  }

  public func pickModuleDidCancel() { spy.pickModuleDidCancel() }

  public func pickModuleDidReopen(title: String) async {
    await spy.pickModuleDidReopen(title: title)
  }

  public func pickModuleDidFinish(_ outcome: DetailOutcome) async {
    await spy.pickModuleDidFinish(outcome)
  }
}
