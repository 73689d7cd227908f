import TodoRouting

/// Expects results of detail modules, in order.
@MainActor
public final class DetailModuleDelegateMock: DetailModuleDelegate, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailModuleDelegateSpy
  /// The expected calls, in order.
  public let expected: [DetailModuleDelegateSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailModuleDelegateSpy.Call],
    detailModuleDidFinish: StubbedAnswer<DetailOutcome, Void, Never> = .success(())
  ) {
    spy = DetailModuleDelegateSpy(detailModuleDidFinish: detailModuleDidFinish)
    expected = calls
  }

  public func detailModuleDidFinish(_ outcome: DetailOutcome) async {
    await spy.detailModuleDidFinish(outcome)
  }
}
