import TodoTerminal

/// Expects what the run loop tells a screen, in order.
@MainActor
public final class TextScreenMock: TextScreen {
  /// One event.
  public typealias Call = TextScreenSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: TextScreenSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(
    expecting calls: [Call],
    viewWillAppear: Answer<Void, Never> = .success(()),
    handle: Answer<Void, Never> = .success(())
  ) {
    spy = TextScreenSpy(viewWillAppear: viewWillAppear, handle: handle)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    viewWillAppear: Answer<Void, Never> = .success(()),
    handle: Answer<Void, Never> = .success(()),
    _ body: @MainActor (TextScreenMock) async throws -> Value
  ) async throws -> Value {
    let mock = TextScreenMock(expecting: calls, viewWillAppear: viewWillAppear, handle: handle)
    let value = try await body(mock)
    try mock.verify()
    return value
  }

  /// How the calls so far differ from the expected ones; nil if they are the same.
  public var mismatch: String? { difference?.description }

  /// Throws a `CallMismatch` if the calls so far are not the expected ones.
  public func verify() throws {
    if let difference { throw difference }
  }

  private var difference: CallMismatch? {
    CallMismatch(in: "TextScreenMock", expected: expected, actual: spy.calls)
  }

  public func viewWillAppear() async { await spy.viewWillAppear() }

  public func handle(_ line: String) async { await spy.handle(line) }
}
