import TodoRouting

/// Expects what the add module tells its delegate, in order.
@MainActor
public final class AddModuleDelegateMock: AddModuleDelegate {
  /// One way the add module ended.
  public typealias Call = AddModuleDelegateSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: AddModuleDelegateSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(
    expecting calls: [Call],
    addModuleDidSaveAddAction: Answer<Void, Never> = .success(())
  ) {
    spy = AddModuleDelegateSpy(addModuleDidSaveAddAction: addModuleDidSaveAddAction)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    addModuleDidSaveAddAction: Answer<Void, Never> = .success(()),
    _ body: @MainActor (AddModuleDelegateMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddModuleDelegateMock(
      expecting: calls,
      addModuleDidSaveAddAction: addModuleDidSaveAddAction
    )
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
    CallMismatch(in: "AddModuleDelegateMock", expected: expected, actual: spy.calls)
  }

  public func addModuleDidCancelAddAction() { spy.addModuleDidCancelAddAction() }

  public func addModuleDidSaveAddAction() async { await spy.addModuleDidSaveAddAction() }
}
