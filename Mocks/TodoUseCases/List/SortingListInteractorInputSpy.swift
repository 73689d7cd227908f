import TodoUseCases

/// Records each request to the list use case with an order, and sends nothing to an output.
@MainActor
public final class SortingListInteractorInputSpy:
  SortingListInteractorInput, @MainActor CallRecording
{
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case findUpcomingItems
    case sortUpcomingItems(by: ListOrder)

    public var description: String {
      switch self {
      case .findUpcomingItems: "findUpcomingItems()"
      case .sortUpcomingItems(let order): "sortUpcomingItems(by: \(code: order))"
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
  /// The answer of `sortUpcomingItems(by:)`, and the calls that wait for it.
  public let heldSortUpcomingItems: HeldAnswers<ListOrder, Void, Never>

  /// Creates a spy with no requests; each returns at once, or when the test answers it.
  public init(
    findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(()),
    sortUpcomingItems: StubbedAnswer<ListOrder, Void, Never> = .success(())
  ) {
    heldFindUpcomingItems = HeldAnswers(findUpcomingItems)
    heldSortUpcomingItems = HeldAnswers(sortUpcomingItems)
  }

  public func findUpcomingItems() async {
    record(.findUpcomingItems)
    await heldFindUpcomingItems.next(())
  }

  public func sortUpcomingItems(by order: ListOrder) async {
    record(.sortUpcomingItems(by: order))
    await heldSortUpcomingItems.next(order)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
