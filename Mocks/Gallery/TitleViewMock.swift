import TodoMocks

/// A mock passes a property on both ways.
public final class TitleViewMock: TitleView, CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: TitleViewSpy
  /// What must come, in order.
  public let expected: [TitleViewSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
