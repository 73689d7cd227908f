import TodoTerminal

/// Expects events that the input loop sends to a screen, in order.
@MainActor
public final class TextScreenMock: TextScreen, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: TextScreenSpy
  /// The expected calls, in order.
  public let expected: [TextScreenSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
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
