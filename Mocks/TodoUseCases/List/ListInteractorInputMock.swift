import TodoUseCases

/// Expects requests to the list use case, and tells no output.
@MainActor
public final class ListInteractorInputMock: ListInteractorInput {
  /// One request.
  public typealias Call = ListInteractorInputSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: ListInteractorInputSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], findUpcomingItems: Answer<Void, Never> = .success(())) {
    spy = ListInteractorInputSpy(findUpcomingItems: findUpcomingItems)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    findUpcomingItems: Answer<Void, Never> = .success(()),
    _ body: @MainActor (ListInteractorInputMock) async throws -> Value
  ) async throws -> Value {
    let mock = ListInteractorInputMock(expecting: calls, findUpcomingItems: findUpcomingItems)
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
    CallMismatch(in: "ListInteractorInputMock", expected: expected, actual: spy.calls)
  }

  public func findUpcomingItems() async { await spy.findUpcomingItems() }
}
