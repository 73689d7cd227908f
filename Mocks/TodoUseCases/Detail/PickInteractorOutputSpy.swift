import TodoUseCases

/// Records each answer of the pick use case.
@MainActor
public final class PickInteractorOutputSpy: PickInteractorOutput, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case foundItems([PickItem])
    case failedToFindItems(UseCaseFailure)
    case reopenedItem(title: String)
    case failedToReopenItem(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundItems(let items): "foundItems(\(code: items))"
      case .failedToFindItems(let failure): "failedToFindItems(\(code: failure))"
      case .reopenedItem(let title): "reopenedItem(title: \(code: title))"
      case .failedToReopenItem(let failure): "failedToReopenItem(\(code: failure))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `foundItems(_:)`, and the calls that wait for it.
  public let heldFoundItems: HeldAnswers<[PickItem], Void, Never>
  /// The answer of `reopenedItem(title:)`, and the calls that wait for it.
  public let heldReopenedItem: HeldAnswers<String, Void, Never>

  /// Creates a spy with these answers.
  public init(
    foundItems: StubbedAnswer<[PickItem], Void, Never> = .success(()),
    reopenedItem: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    heldFoundItems = HeldAnswers(foundItems)
    heldReopenedItem = HeldAnswers(reopenedItem)
  }

  public func foundItems(_ items: [PickItem]) async {
    record(.foundItems(items))
    await heldFoundItems.next(items)
  }

  public func failedToFindItems(_ failure: UseCaseFailure) { record(.failedToFindItems(failure)) }

  public func reopenedItem(title: String) async {
    record(.reopenedItem(title: title))
    await heldReopenedItem.next(title)
  }

  public func failedToReopenItem(_ failure: UseCaseFailure) { record(.failedToReopenItem(failure)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
