import Foundation
import TodoScreens

/// Expects what the add view is told to show, in order.
@MainActor
public final class AddViewMock: AddViewInterface {
  /// One command to the view.
  public typealias Call = AddViewSpy.Call

  /// Keeps what the mock gets.
  public let spy: AddViewSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call]) {
    spy = AddViewSpy()
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    _ body: @MainActor (AddViewMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddViewMock(expecting: calls)
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
    CallMismatch(in: "AddViewMock", expected: expected, actual: spy.calls)
  }

  public func setEntryName(_ name: String) { spy.setEntryName(name) }

  public func setEntryDueDate(_ date: Date) { spy.setEntryDueDate(date) }

  public func setMinimumDueDate(_ date: Date) { spy.setMinimumDueDate(date) }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
