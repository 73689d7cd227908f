import TodoTerminal

/// Expects requests for lines, and returns the stubbed lines.
@MainActor
public final class LineSourceMock: LineSource, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: LineSourceSpy
  /// The expected calls, in order.
  public let expected: [LineSourceSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [LineSourceSpy.Call],
    nextLine: StubbedAnswer<Void, TypedLine?, Never>
  ) {
    spy = LineSourceSpy(nextLine: nextLine)
    expected = calls
  }

  public func nextLine() async -> TypedLine? { await spy.nextLine() }
}
