import Foundation
import TodoUseCases

/// Expects answers of the add use case, in order.
@MainActor
public final class AddInteractorOutputMock: AddInteractorOutput {
  /// One answer.
  public typealias Call = AddInteractorOutputSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: AddInteractorOutputSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], savedNewEntry: Answer<Void, Never> = .success(())) {
    spy = AddInteractorOutputSpy(savedNewEntry: savedNewEntry)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    savedNewEntry: Answer<Void, Never> = .success(()),
    _ body: @MainActor (AddInteractorOutputMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddInteractorOutputMock(expecting: calls, savedNewEntry: savedNewEntry)
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
    CallMismatch(in: "AddInteractorOutputMock", expected: expected, actual: spy.calls)
  }

  public func foundEarliestDueDate(_ date: Date) { spy.foundEarliestDueDate(date) }

  public func savedNewEntry() async { await spy.savedNewEntry() }

  public func refusedNewEntry(_ reason: EntryRefusal) { spy.refusedNewEntry(reason) }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) { spy.failedToSaveNewEntry(failure) }
}
