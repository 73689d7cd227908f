import Foundation
import TodoUseCases

/// Records each request of the detail presenter to its use case.
@MainActor
public final class DetailInteractorInputSpy: DetailInteractorInput, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case findItem(withID: UUID)
    case markItemDone
    case changeItem(name: String, dueDate: Date)
    case deleteItem

    public var description: String {
      switch self {
      case .findItem(let id): "findItem(withID: \(code: id))"
      case .markItemDone: "markItemDone()"
      case .changeItem(let name, let dueDate):
        "changeItem(name: \(code: name), dueDate: \(code: dueDate))"
      case .deleteItem: "deleteItem()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `findItem(withID:)`, and the calls that wait for it.
  public let heldFindItem: HeldAnswers<UUID, Void, Never>
  /// The answer of `markItemDone()`, and the calls that wait for it.
  public let heldMarkItemDone: HeldAnswers<Void, Void, Never>
  /// The answer of `changeItem(name:dueDate:)`, and the calls that wait for it.
  public let heldChangeItem: HeldAnswers<(String, Date), Void, Never>
  /// The answer of `deleteItem()`, and the calls that wait for it.
  public let heldDeleteItem: HeldAnswers<Void, Void, Never>

  /// Creates a spy with these answers.
  public init(
    findItem: StubbedAnswer<UUID, Void, Never> = .success(()),
    markItemDone: StubbedAnswer<Void, Void, Never> = .success(()),
    changeItem: StubbedAnswer<(String, Date), Void, Never> = .success(()),
    deleteItem: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    heldFindItem = HeldAnswers(findItem)
    heldMarkItemDone = HeldAnswers(markItemDone)
    heldChangeItem = HeldAnswers(changeItem)
    heldDeleteItem = HeldAnswers(deleteItem)
  }

  public func findItem(withID id: UUID) async {
    record(.findItem(withID: id))
    await heldFindItem.next(id)
  }

  public func markItemDone() async {
    record(.markItemDone)
    await heldMarkItemDone.next(())
  }

  public func changeItem(name: String, dueDate: Date) async {
    record(.changeItem(name: name, dueDate: dueDate))
    await heldChangeItem.next((name, dueDate))
  }

  public func deleteItem() async {
    record(.deleteItem)
    await heldDeleteItem.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
