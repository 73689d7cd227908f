import Foundation
import TodoUseCases

/// Expects answers of the add use case, in order.
@MainActor
public final class AddInteractorOutputMock: AddInteractorOutput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddInteractorOutputSpy
  /// The expected calls, in order.
  public let expected: [AddInteractorOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddInteractorOutputSpy.Call],
    savedNewEntry: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = AddInteractorOutputSpy(savedNewEntry: savedNewEntry)
    expected = calls
  }

  public func foundEarliestDueDate(_ date: Date) { spy.foundEarliestDueDate(date) }

  public func savedNewEntry() async { await spy.savedNewEntry() }

  public func refusedNewEntry(_ reason: EntryRefusal) { spy.refusedNewEntry(reason) }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) { spy.failedToSaveNewEntry(failure) }
}
