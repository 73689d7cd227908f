import TodoRouting

/// One request for another screen, as a mock compares it.
public enum ListWireframeCall: Equatable, CustomStringConvertible {
  case presentAddInterface

  public var description: String {
    switch self {
    case .presentAddInterface: "presentAddInterface()"
    }
  }
}

/// A wireframe mock: it expects a list of calls, and compares it with the calls that came.
@MainActor
public protocol ListWireframeMocking: ListWireframeInterface, AnyObject {
  /// The difference between the expected calls and those so far; nil if they are the same.
  ///
  /// Its form is `expected [presentAddInterface()], got []`. There is one kind of call, so a
  /// comparison of two counts is enough.
  func mismatch() -> String?
}
