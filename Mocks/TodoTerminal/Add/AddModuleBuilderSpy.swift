import TodoTerminal

/// Records each request for an add screen, and returns the stubbed screen.
@MainActor
public final class AddModuleBuilderSpy: AddModuleBuilderInterface, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case makeAddScreen

    public var description: String {
      switch self {
      case .makeAddScreen: "makeAddScreen()"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `makeAddScreen()`.
  public var makeAddScreenResult: StubbedResult<Void, any TextScreen, Never>

  /// Creates a spy with no requests; `makeAddScreen` is the screen of each answer.
  public init(makeAddScreen: StubbedResult<Void, any TextScreen, Never>) {
    makeAddScreenResult = makeAddScreen
  }

  public func makeAddScreen() -> any TextScreen {
    record(.makeAddScreen)
    return makeAddScreenResult.take().value(for: ())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
