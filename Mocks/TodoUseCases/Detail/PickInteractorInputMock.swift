import Foundation
import TodoUseCases

/// Expects requests of the pick presenter to its use case, in order.
@MainActor
public final class PickInteractorInputMock: PickInteractorInput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [PickInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickInteractorInputSpy.Call],
    findItems: StubbedAnswer<(ItemState, String?), Void, Never> = .success(()),
    reopenItem: StubbedAnswer<UUID, Void, Never> = .success(())
  ) {
    spy = PickInteractorInputSpy(findItems: findItems, reopenItem: reopenItem)
    expected = calls
  }

  public func findItems(_ state: ItemState, named name: String?) async {
    await spy.findItems(state, named: name)
  }

  public func reopenItem(withID id: UUID) async { await spy.reopenItem(withID: id) }
}
