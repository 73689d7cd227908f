import TodoTerminal
import TodoUseCases

/// Says below the list how many items are overdue, because the list does not show them.
@MainActor
final class OverdueNote: PickInteractorOutput {
  private let interactor: any PickInteractorInput
  private let output: any TextOutput

  /// Creates a note; make it the interactor's output.
  init(interactor: any PickInteractorInput, output: any TextOutput) {
    self.interactor = interactor
    self.output = output
  }

  func write() async {
    await interactor.findItems(.open, named: nil)
  }

  func foundItems(_ items: [PickItem]) async {
    let count = items.count(where: \.isOverdue)
    guard count > 0 else { return }
    output.write("\(count) overdue: o shows \(count == 1 ? "it" : "them").\n")
  }

  // The list has reported it.
  func failedToFindItems(_ failure: UseCaseFailure) {}

  // These need a pick.
  func reopenedItem(title: String) async {}
  func failedToReopenItem(_ failure: UseCaseFailure) {}
}
