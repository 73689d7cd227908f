import Foundation
import TodoMocks

/// A mock of a router answers with the stubbed choice of the user.
@MainActor
public final class DatePickerRouterMock: DatePickerRouter, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DatePickerRouterSpy
  /// The expected calls, in order.
  public let expected: [DatePickerRouterSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DatePickerRouterSpy.Call],
    pickDate: StubbedAnswer<Date, Date?, Never>
  ) {
    spy = DatePickerRouterSpy(pickDate: pickDate)
    expected = calls
  }

  public func pickDate(from earliest: Date) async -> Date? { await spy.pickDate(from: earliest) }
}
