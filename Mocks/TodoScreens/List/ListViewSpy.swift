import TodoScreens

/// Records each command to the list view.
@MainActor
public final class ListViewSpy: ListViewInterface, @MainActor CallRecording {
  /// One command to the view.
  public enum Call: Equatable, CustomStringConvertible {
    case showNoContentMessage
    case showUpcomingDisplayData(UpcomingDisplayData)
    case showErrorMessage(String)

    public var description: String {
      switch self {
      case .showNoContentMessage: "showNoContentMessage()"
      case .showUpcomingDisplayData(let data): "showUpcomingDisplayData(\(code: data))"
      case .showErrorMessage(let message): "showErrorMessage(\(code: message))"
      }
    }
  }

  /// Every command, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each command is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no commands.
  public init() {}

  public func showNoContentMessage() { record(.showNoContentMessage) }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    record(.showUpcomingDisplayData(data))
  }

  public func showErrorMessage(_ message: String) { record(.showErrorMessage(message)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
