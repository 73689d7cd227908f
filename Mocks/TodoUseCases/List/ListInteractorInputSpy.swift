import TodoUseCases

/// Records each request to the list use case, and sends nothing to an output.
@MainActor
public final class ListInteractorInputSpy: ListInteractorInput, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case findUpcomingItems

    public var description: String {
      switch self {
      case .findUpcomingItems: "findUpcomingItems()"
      }
    }
  }

  /// Every request, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each request is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `findUpcomingItems()`, and the calls that wait for it.
  public let heldFindUpcomingItems: HeldAnswers<Void, Void, Never>

  /// Creates a spy with no requests; each returns at once, or when the test answers it.
  public init(findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(())) {
    heldFindUpcomingItems = HeldAnswers(findUpcomingItems)
  }

  public func findUpcomingItems() async {
    record(.findUpcomingItems)
    await heldFindUpcomingItems.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
