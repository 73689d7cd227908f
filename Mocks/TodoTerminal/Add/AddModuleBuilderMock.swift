import TodoTerminal

/// Expects requests for an add screen, and returns the stubbed screen.
@MainActor
public final class AddModuleBuilderMock: AddModuleBuilderInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddModuleBuilderSpy
  /// The expected calls, in order.
  public let expected: [AddModuleBuilderSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddModuleBuilderSpy.Call],
    makeAddScreen: StubbedResult<Void, any TextScreen, Never>
  ) {
    spy = AddModuleBuilderSpy(makeAddScreen: makeAddScreen)
    expected = calls
  }

  public func makeAddScreen() -> any TextScreen { spy.makeAddScreen() }
}
