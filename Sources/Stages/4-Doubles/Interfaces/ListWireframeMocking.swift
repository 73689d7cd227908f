import TodoRouting

/// One request for another screen, as a mock expects it.
public enum ListWireframeCall: Equatable, CustomStringConvertible {
  case presentAddInterface

  public var description: String {
    switch self {
    case .presentAddInterface: "presentAddInterface()"
    }
  }
}

/// A wireframe that was told which requests must come, and judges those that came.
@MainActor
public protocol ListWireframeMocking: ListWireframeInterface, AnyObject {
  /// How the calls so far differ from the expected ones; nil if they are the same.
  func mismatch() -> String?
}
