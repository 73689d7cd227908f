import TodoScreens

/// Expects what the list view says that its user did, in order.
@MainActor
public final class ListModuleMock: ListModuleInterface {
  /// One event of the view.
  public typealias Call = ListModuleSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: ListModuleSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], updateView: Answer<Void, Never> = .success(())) {
    spy = ListModuleSpy(updateView: updateView)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    updateView: Answer<Void, Never> = .success(()),
    _ body: @MainActor (ListModuleMock) async throws -> Value
  ) async throws -> Value {
    let mock = ListModuleMock(expecting: calls, updateView: updateView)
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
    CallMismatch(in: "ListModuleMock", expected: expected, actual: spy.calls)
  }

  public func updateView() async { await spy.updateView() }

  public func addNewEntry() { spy.addNewEntry() }
}
