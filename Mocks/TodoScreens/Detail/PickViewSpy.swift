import TodoScreens

/// Records each command of the pick presenter to its view.
@MainActor
public final class PickViewSpy: PickViewInterface, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case showReading
    case showItems([PickDisplayItem])
    case showDoneItems([PickDisplayItem])
    case showMessage(String)

    public var description: String {
      switch self {
      case .showReading: "showReading()"
      case .showItems(let items): "showItems(\(code: items))"
      case .showDoneItems(let items): "showDoneItems(\(code: items))"
      case .showMessage(let message): "showMessage(\(code: message))"
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

  public func showReading() { record(.showReading) }

  public func showItems(_ items: [PickDisplayItem]) { record(.showItems(items)) }

  public func showDoneItems(_ items: [PickDisplayItem]) { record(.showDoneItems(items)) }

  public func showMessage(_ message: String) { record(.showMessage(message)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
