import Foundation
import TodoMocks

/// A router with an awaited answer: given at once, or held until the test "picks" a date.
@MainActor
public final class DatePickerRouterSpy: DatePickerRouter, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case pickDate(from: Date)

    public var description: String {
      switch self {
      case .pickDate(let earliest): "pickDate(from: \(code: earliest))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `pickDate(from:)`, and the calls that wait for it.
  public let heldPickDate: HeldAnswers<Date, Date?, Never>

  /// Creates a spy with no calls.
  public init(pickDate: StubbedAnswer<Date, Date?, Never>) {
    heldPickDate = HeldAnswers(pickDate)
  }

  public func pickDate(from earliest: Date) async -> Date? {
    record(.pickDate(from: earliest))
    return await heldPickDate.next(earliest)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
