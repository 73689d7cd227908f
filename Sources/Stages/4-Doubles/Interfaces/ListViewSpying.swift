import TodoScreens

/// One command to the list view, as a spy keeps it.
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

/// A list view that shows nothing, and lets a test see what it was told.
@MainActor
public protocol ListViewSpying: ListViewInterface {
  /// Every command, oldest first, repeats included.
  var calls: [ListViewCall] { get }
}
