import TodoTerminal

/// Records each event that the input loop sends to a screen.
@MainActor
public final class TextScreenSpy: TextScreen, @MainActor CallRecording {
  /// One event.
  public enum Call: Equatable, CustomStringConvertible {
    case viewWillAppear
    case handle(String)

    public var description: String {
      switch self {
      case .viewWillAppear: "viewWillAppear()"
      case .handle(let line): "handle(\(code: line))"
      }
    }
  }

  /// Every event, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each event is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `viewWillAppear()`, and the calls that wait for it.
  public let heldViewWillAppear: HeldAnswers<Void, Void, Never>
  /// The answer of `handle(_:)`, and the calls that wait for it.
  public let heldHandle: HeldAnswers<String, Void, Never>

  /// Creates a spy with no events; each returns at once, or when the test answers it.
  public init(
    viewWillAppear: StubbedAnswer<Void, Void, Never> = .success(()),
    handle: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    heldViewWillAppear = HeldAnswers(viewWillAppear)
    heldHandle = HeldAnswers(handle)
  }

  public func viewWillAppear() async {
    record(.viewWillAppear)
    await heldViewWillAppear.next(())
  }

  public func handle(_ line: String) async {
    record(.handle(line))
    await heldHandle.next(line)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
