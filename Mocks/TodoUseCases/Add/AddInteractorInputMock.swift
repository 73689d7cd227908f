import Foundation
import TodoUseCases

/// Expects requests to the add use case, in order, and sends nothing to an output.
@MainActor
public final class AddInteractorInputMock: AddInteractorInput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [AddInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddInteractorInputSpy.Call],
    saveNewEntry: StubbedAnswer<(String, Date), Void, Never> = .success(())
  ) {
    spy = AddInteractorInputSpy(saveNewEntry: saveNewEntry)
    expected = calls
  }

  public func findEarliestDueDate() { spy.findEarliestDueDate() }

  public func saveNewEntry(name: String, dueDate: Date) async {
    await spy.saveNewEntry(name: name, dueDate: dueDate)
  }
}
