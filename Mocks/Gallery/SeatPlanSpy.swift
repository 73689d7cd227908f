import TodoMocks

/// A subscript answers by its key, and what is written to it is a call and changes no answer.
///
/// ```swift
/// let seats = SeatPlanSpy(subscript: .from { "row \($0)" })
/// ```
public final class SeatPlanSpy: SeatPlan, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case `subscript`(Int)
    case setSubscript(Int, String)

    public var description: String {
      switch self {
      case .`subscript`(let row): "[\(code: row)]"
      case .setSubscript(let row, let value): "[\(code: row)] = \(code: value)"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `subscript(_:)`.
  public var subscriptResult: StubbedResult<Int, String, Never>

  /// Creates a spy with these answers.
  public init(subscript: StubbedResult<Int, String, Never>) {
    subscriptResult = `subscript`
  }

  public subscript(row: Int) -> String {
    get {
      record(.`subscript`(row))
      return subscriptResult.take().value(for: row)
    }
    set { record(.setSubscript(row, newValue)) }
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
