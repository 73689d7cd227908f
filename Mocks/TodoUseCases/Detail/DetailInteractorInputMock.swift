import Foundation
import TodoUseCases

/// Expects requests of the detail presenter, in order.
@MainActor
public final class DetailInteractorInputMock: DetailInteractorInput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [DetailInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailInteractorInputSpy.Call],
    findItem: StubbedAnswer<UUID, Void, Never> = .success(()),
    markItemDone: StubbedAnswer<Void, Void, Never> = .success(()),
    changeItem: StubbedAnswer<(String, Date), Void, Never> = .success(()),
    deleteItem: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = DetailInteractorInputSpy(
      findItem: findItem,
      markItemDone: markItemDone,
      changeItem: changeItem,
      deleteItem: deleteItem
    )
    expected = calls
  }

  public func findItem(withID id: UUID) async { await spy.findItem(withID: id) }

  public func markItemDone() async { await spy.markItemDone() }

  public func changeItem(name: String, dueDate: Date) async {
    await spy.changeItem(name: name, dueDate: dueDate)
  }

  public func deleteItem() async { await spy.deleteItem() }
}
