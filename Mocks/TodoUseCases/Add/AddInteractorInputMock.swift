import Foundation
import TodoUseCases

/// Expects requests to the add use case, in order, and tells no output.
@MainActor
public final class AddInteractorInputMock: AddInteractorInput {
  /// One request.
  public typealias Call = AddInteractorInputSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: AddInteractorInputSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], saveNewEntry: Answer<Void, Never> = .success(())) {
    spy = AddInteractorInputSpy(saveNewEntry: saveNewEntry)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    saveNewEntry: Answer<Void, Never> = .success(()),
    _ body: @MainActor (AddInteractorInputMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddInteractorInputMock(expecting: calls, saveNewEntry: saveNewEntry)
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
    CallMismatch(in: "AddInteractorInputMock", expected: expected, actual: spy.calls)
  }

  public func findEarliestDueDate() { spy.findEarliestDueDate() }

  public func saveNewEntry(name: String, dueDate: Date) async {
    await spy.saveNewEntry(name: name, dueDate: dueDate)
  }
}
