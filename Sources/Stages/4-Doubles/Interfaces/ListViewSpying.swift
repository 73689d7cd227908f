import TodoScreens

/// One command to the list view, as a spy records it.
public enum ListViewCall: Equatable, CustomStringConvertible {
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

/// A list view spy: it shows nothing, and records the commands that it gets.
@MainActor
public protocol ListViewSpying: ListViewInterface {
  /// Every command, oldest first, repeats included.
  var calls: [ListViewCall] { get }
}
