import Foundation
import TodoUseCases

/// Expects requests to the add use case, in order, and tells no output.
@MainActor
public final class AddInteractorInputMock: AddInteractorInput, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: AddInteractorInputSpy
  /// What must come, in order.
  public let expected: [AddInteractorInputSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
