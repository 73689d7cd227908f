import TodoRouting

/// Keeps every request of the add presenter for another screen.
@MainActor
public final class AddWireframeSpy: AddWireframeInterface, @MainActor CallRecording {
  /// One routing request.
  public enum Call: Equatable, CustomStringConvertible {
    case dismissAddInterface

    public var description: String {
      switch self {
      case .dismissAddInterface: "dismissAddInterface()"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no requests.
  public init() {}

  public func dismissAddInterface() { record(.dismissAddInterface) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
