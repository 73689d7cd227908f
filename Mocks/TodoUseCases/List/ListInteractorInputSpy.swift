import TodoUseCases

/// Keeps every request to the list use case, and tells no output.
@MainActor
public final class ListInteractorInputSpy: ListInteractorInput {
  /// One request.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
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
  /// The requests that wait, if the spy was made with `.held`.
  public let heldFindUpcomingItems = HeldAnswers<Void, Never>()

  private let findUpcomingItemsAnswer: Answer<Void, Never>

  /// Creates a spy with no requests; each returns at once, or when the test says so.
  public init(findUpcomingItems: Answer<Void, Never> = .success(())) {
    findUpcomingItemsAnswer = findUpcomingItems
  }

  public func findUpcomingItems() async {
    record(.findUpcomingItems)
    await findUpcomingItemsAnswer.given(orHeldIn: heldFindUpcomingItems)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}
