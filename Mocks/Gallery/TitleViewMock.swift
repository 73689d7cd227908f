import TodoMocks

/// A mock forwards a property in both directions.
public final class TitleViewMock: TitleView, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: TitleViewSpy
  /// The expected calls, in order.
  public let expected: [TitleViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [TitleViewSpy.Call], title: StubbedResult<Void, String, Never>) {
    spy = TitleViewSpy(title: title)
    expected = calls
  }

  public var title: String {
    get { spy.title }
    set { spy.title = newValue }
  }

  public var eventHandler: (any EventTracker)? {
    get { spy.eventHandler }
    set { spy.eventHandler = newValue }
  }
}
