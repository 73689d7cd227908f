import TodoScreens

/// Keeps everything the list view was told to show.
@MainActor
public final class ListViewSpy: ListViewInterface {
  /// One command to the view.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case showNoContentMessage
    case showUpcomingDisplayData(UpcomingDisplayData)
    case showErrorMessage(String)

    public var description: String {
      switch self {
      case .showNoContentMessage: "showNoContentMessage()"
      case .showUpcomingDisplayData(let data): "showUpcomingDisplayData(\(data))"
      case .showErrorMessage(let message): "showErrorMessage(\(message.debugDescription))"
      }
    }
  }

  /// Every command, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each command is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }

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
  }
}
