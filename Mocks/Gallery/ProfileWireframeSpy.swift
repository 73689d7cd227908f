import TodoMocks

/// Records which screen it received, but does not keep the screen alive.
///
/// A spy that keeps the screen closes a cycle (view, presenter, wireframe spy, view), and then no
/// leak test of that module can pass.
@MainActor
public final class ProfileWireframeSpy: ProfileWireframe, @MainActor CallRecording {
  /// One request; compare with `ObjectIdentifier(view)`.
  public enum Call: Equatable, CustomStringConvertible {
    case presentProfile(of: String, from: ObjectIdentifier)

    public var description: String {
      switch self {
      case .presentProfile(let name, let view):
        "presentProfile(of: \(code: name), from: \(code: view))"
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

  public func presentProfile(of name: String, from view: any ProfileScreen) {
    record(.presentProfile(of: name, from: ObjectIdentifier(view)))
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
