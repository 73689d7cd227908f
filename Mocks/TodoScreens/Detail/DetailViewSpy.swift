import TodoScreens

/// Records each command of the detail presenter to its view.
@MainActor
public final class DetailViewSpy: DetailViewInterface, @MainActor CallRecording {
  /// One command.
  public enum Call: Equatable, CustomStringConvertible {
    case showItem(DetailDisplayItem)
    case showErrorMessage(String)

    public var description: String {
      switch self {
      case .showItem(let item): "showItem(\(code: item))"
      case .showErrorMessage(let message): "showErrorMessage(\(code: message))"
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

  public func showItem(_ item: DetailDisplayItem) { record(.showItem(item)) }

  public func showErrorMessage(_ message: String) { record(.showErrorMessage(message)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
