import TodoMocks

/// Overloads become cases with their labels, or with their types.
///
/// A `switch` cannot distinguish cases with one name. Each still prints itself as its call.
public final class PriceOutputSpy: PriceOutput, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case didReceivePrice(price: Int)
    case didReceiveCount(count: Int)
    case show
    case showString(String)
    case showError(any Error)

    public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

    public var description: String {
      switch self {
      case .didReceivePrice(let price): "didReceive(price: \(code: price))"
      case .didReceiveCount(let count): "didReceive(count: \(code: count))"
      case .show: "show()"
      case .showString(let text): "show(\(code: text))"
      case .showError(let error): "show(\(code: error))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no calls.
  public init() {}

  public func didReceive(price: Int) { record(.didReceivePrice(price: price)) }

  public func didReceive(count: Int) { record(.didReceiveCount(count: count)) }

  public func show() { record(.show) }

  public func show(_ text: String) { record(.showString(text)) }

  public func show(_ error: any Error) { record(.showError(error)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
