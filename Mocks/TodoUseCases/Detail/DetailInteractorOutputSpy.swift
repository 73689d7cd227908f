import TodoUseCases

/// Records each answer of the detail use case.
@MainActor
public final class DetailInteractorOutputSpy: DetailInteractorOutput, @MainActor CallRecording {
  /// One answer.
  public enum Call: Equatable, CustomStringConvertible {
    case foundItem(DetailItem)
    case failedToFindItem(UseCaseFailure)
    case markedItemDone(title: String)
    case changedItem(title: String)
    case deletedItem(title: String)
    case itemIsGone
    case itemWasChanged(DetailItem)
    case refusedChange(EntryRefusal)
    case failedToChangeItem(UseCaseFailure)

    public var description: String {
      switch self {
      case .foundItem(let item): "foundItem(\(code: item))"
      case .failedToFindItem(let failure): "failedToFindItem(\(code: failure))"
      case .markedItemDone(let title): "markedItemDone(title: \(code: title))"
      case .changedItem(let title): "changedItem(title: \(code: title))"
      case .deletedItem(let title): "deletedItem(title: \(code: title))"
      case .itemIsGone: "itemIsGone()"
      case .itemWasChanged(let item): "itemWasChanged(\(code: item))"
      case .refusedChange(let reason): "refusedChange(\(code: reason))"
      case .failedToChangeItem(let failure): "failedToChangeItem(\(code: failure))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `markedItemDone(title:)`, and the calls that wait for it.
  public let heldMarkedItemDone: HeldAnswers<String, Void, Never>
  /// The answer of `changedItem(title:)`, and the calls that wait for it.
  public let heldChangedItem: HeldAnswers<String, Void, Never>
  /// The answer of `deletedItem(title:)`, and the calls that wait for it.
  public let heldDeletedItem: HeldAnswers<String, Void, Never>
  /// The answer of `itemIsGone()`, and the calls that wait for it.
  public let heldItemIsGone: HeldAnswers<Void, Void, Never>

  /// Creates a spy with these answers.
  public init(
    markedItemDone: StubbedAnswer<String, Void, Never> = .success(()),
    changedItem: StubbedAnswer<String, Void, Never> = .success(()),
    deletedItem: StubbedAnswer<String, Void, Never> = .success(()),
    itemIsGone: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    heldMarkedItemDone = HeldAnswers(markedItemDone)
    heldChangedItem = HeldAnswers(changedItem)
    heldDeletedItem = HeldAnswers(deletedItem)
    heldItemIsGone = HeldAnswers(itemIsGone)
  }

  public func foundItem(_ item: DetailItem) { record(.foundItem(item)) }

  public func failedToFindItem(_ failure: UseCaseFailure) { record(.failedToFindItem(failure)) }

  public func markedItemDone(title: String) async {
    record(.markedItemDone(title: title))
    await heldMarkedItemDone.next(title)
  }

  public func changedItem(title: String) async {
    record(.changedItem(title: title))
    await heldChangedItem.next(title)
  }

  public func deletedItem(title: String) async {
    record(.deletedItem(title: title))
    await heldDeletedItem.next(title)
  }

  public func itemIsGone() async {
    record(.itemIsGone)
    await heldItemIsGone.next(())
  }

  public func itemWasChanged(_ item: DetailItem) { record(.itemWasChanged(item)) }

  public func refusedChange(_ reason: EntryRefusal) { record(.refusedChange(reason)) }

  public func failedToChangeItem(_ failure: UseCaseFailure) { record(.failedToChangeItem(failure)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
