import Foundation
import TodoUseCases

/// Records each request of the pick presenter to its use case.
@MainActor
public final class PickInteractorInputSpy: PickInteractorInput, @MainActor CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case findItems(ItemState, named: String?)
    case reopenItem(withID: UUID)

    public var description: String {
      switch self {
      case .findItems(let state, let name): "findItems(\(code: state), named: \(code: name))"
      case .reopenItem(let id): "reopenItem(withID: \(code: id))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `findItems(_:named:)`, and the calls that wait for it.
  public let heldFindItems: HeldAnswers<(ItemState, String?), Void, Never>
  /// The answer of `reopenItem(withID:)`, and the calls that wait for it.
  public let heldReopenItem: HeldAnswers<UUID, Void, Never>

  /// Creates a spy with these answers.
  public init(
    findItems: StubbedAnswer<(ItemState, String?), Void, Never> = .success(()),
    reopenItem: StubbedAnswer<UUID, Void, Never> = .success(())
  ) {
    heldFindItems = HeldAnswers(findItems)
    heldReopenItem = HeldAnswers(reopenItem)
  }

  public func findItems(_ state: ItemState, named name: String?) async {
    record(.findItems(state, named: name))
    await heldFindItems.next((state, name))
  }

  public func reopenItem(withID id: UUID) async {
    record(.reopenItem(withID: id))
    await heldReopenItem.next(id)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
