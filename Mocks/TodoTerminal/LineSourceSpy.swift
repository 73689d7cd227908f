import TodoTerminal

/// Records each request for a line and returns the stubbed line.
@MainActor
public final class LineSourceSpy: LineSource, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case nextLine

    public var description: String {
      switch self {
      case .nextLine: "nextLine()"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `nextLine()`, and the calls that wait for it.
  public let heldNextLine: HeldAnswers<Void, TypedLine?, Never>

  /// Creates a spy that answers every request with `nextLine`.
  public init(nextLine: StubbedAnswer<Void, TypedLine?, Never>) {
    heldNextLine = HeldAnswers(nextLine)
  }

  public func nextLine() async -> TypedLine? {
    record(.nextLine)
    return await heldNextLine.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
