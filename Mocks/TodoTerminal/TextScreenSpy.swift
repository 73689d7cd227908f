import TodoTerminal

/// Keeps everything the run loop told a screen.
@MainActor
public final class TextScreenSpy: TextScreen {
  /// One event.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case viewWillAppear
    case handle(String)

    public var description: String {
      switch self {
      case .viewWillAppear: "viewWillAppear()"
      case .handle(let line): "handle(\(line.debugDescription))"
      }
    }
  }

  /// Every event, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each event is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// The events `viewWillAppear()` that wait, if the spy was made with `.held`.
  public let heldViewWillAppear = HeldAnswers<Void, Never>()
  /// The events `handle` that wait, if the spy was made with `.held`.
  public let heldHandle = HeldAnswers<Void, Never>()

  private let viewWillAppearAnswer: Answer<Void, Never>
  private let handleAnswer: Answer<Void, Never>

  /// Creates a spy with no events; each of them returns at once, or when the test says so.
  public init(
    viewWillAppear: Answer<Void, Never> = .success(()),
    handle: Answer<Void, Never> = .success(())
  ) {
    viewWillAppearAnswer = viewWillAppear
    handleAnswer = handle
  }

  public func viewWillAppear() async {
    record(.viewWillAppear)
    await viewWillAppearAnswer.given(orHeldIn: heldViewWillAppear)
  }

  public func handle(_ line: String) async {
    record(.handle(line))
    await handleAnswer.given(orHeldIn: heldHandle)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
