import Foundation
import TodoScreens

/// Expects events of the detail view, in order.
@MainActor
public final class DetailModuleMock: DetailModuleInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailModuleSpy
  /// The expected calls, in order.
  public let expected: [DetailModuleSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailModuleSpy.Call],
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    markDone: StubbedAnswer<Void, Void, Never> = .success(()),
    saveChanges: StubbedAnswer<(String, Date), Void, Never> = .success(()),
    deleteEntry: StubbedAnswer<Void, Void, Never> = .success(()),
    openLink: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = DetailModuleSpy(
      updateView: updateView,
      markDone: markDone,
      saveChanges: saveChanges,
      deleteEntry: deleteEntry,
      openLink: openLink
    )
    expected = calls
  }

  public func updateView() async { await spy.updateView() }

  public func markDone() async { await spy.markDone() }

  public func saveChanges(name: String, dueDate: Date) async {
    await spy.saveChanges(name: name, dueDate: dueDate)
  }

  public func deleteEntry() async { await spy.deleteEntry() }

  public func openLink() async { await spy.openLink() }

  public func leaveDetail() { spy.leaveDetail() }
}
