import TodoTerminal

/// Records each change of the stack of screens.
///
/// Its calls keep the screens alive, even after they were dismissed. To look for leaks, use the
/// real root wireframe.
@MainActor
public final class RootWireframeSpy: RootWireframeInterface, @MainActor CallRecording {
  /// One change; two presentations are equal if they present the same screen.
  public enum Call: Equatable, CustomStringConvertible {
    case present(any TextScreen)
    case dismissTopScreen

    public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

    public var description: String {
      switch self {
      case .present(let screen): "present(\(code: screen))"
      case .dismissTopScreen: "dismissTopScreen()"
      }
    }
  }

  /// Every change, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each change is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()

  /// Creates a spy with no changes.
  public init() {}

  public func present(_ screen: any TextScreen) { record(.present(screen)) }

  public func dismissTopScreen() { record(.dismissTopScreen) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
