import TodoRouting

/// Records each request of the list presenter for another screen.
@MainActor
public final class ListWireframeSpy: ListWireframeInterface, @MainActor CallRecording {
  /// One routing request.
  public enum Call: Equatable, CustomStringConvertible {
    case presentAddInterface

    public var description: String {
      switch self {
      case .presentAddInterface: "presentAddInterface()"
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

  public func presentAddInterface() { record(.presentAddInterface) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
