import Foundation
import TodoScreens

/// Expects what the add view says that its user did, in order.
@MainActor
public final class AddModuleMock: AddModuleInterface {
  /// One event of the view.
  public typealias Call = AddModuleSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: AddModuleSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], saveAddAction: Answer<Void, Never> = .success(())) {
    spy = AddModuleSpy(saveAddAction: saveAddAction)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    saveAddAction: Answer<Void, Never> = .success(()),
    _ body: @MainActor (AddModuleMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddModuleMock(expecting: calls, saveAddAction: saveAddAction)
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
    CallMismatch(in: "AddModuleMock", expected: expected, actual: spy.calls)
  }

  public func updateView() { spy.updateView() }

  public func cancelAddAction() { spy.cancelAddAction() }

  public func saveAddAction(name: String, dueDate: Date) async {
    await spy.saveAddAction(name: name, dueDate: dueDate)
  }
}
