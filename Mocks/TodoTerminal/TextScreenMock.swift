import TodoTerminal

/// Expects what the run loop tells a screen, in order.
@MainActor
public final class TextScreenMock: TextScreen, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: TextScreenSpy
  /// What must come, in order.
  public let expected: [TextScreenSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(
    expecting calls: [TextScreenSpy.Call],
    viewWillAppear: StubbedAnswer<Void, Void, Never> = .success(()),
    handle: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    spy = TextScreenSpy(viewWillAppear: viewWillAppear, handle: handle)
    expected = calls
  }

  public func viewWillAppear() async { await spy.viewWillAppear() }

  public func handle(_ line: String) async { await spy.handle(line) }
}
