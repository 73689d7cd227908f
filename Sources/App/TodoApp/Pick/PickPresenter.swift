import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

/// Turns open items into rows, and the user's pick into the module of one item.
@MainActor
package final class PickPresenter: PickModuleInterface {
  /// Shows the rows; weak, because it owns the presenter.
  package weak var view: (any PickViewInterface)?
  /// Receives the result; weak, because the screen below may own it.
  package weak var delegate: (any PickModuleDelegate)?

  private let interactor: any PickInteractorInput
  private let wireframe: any PickWireframeInterface
  private let clock: any Clock<Duration>
  private let rows: PickRows
  // As on the screen, because a number is about what the user sees.
  private var shown: [OpenItem] = []
  // The name that the user typed, until its answer.
  private var name: String?

  /// Creates a presenter; a read that takes longer than 300 ms by `clock` is announced.
  package init(
    interactor: any PickInteractorInput,
    wireframe: any PickWireframeInterface,
    clock: any Clock<Duration>,
    rows: PickRows
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.clock = clock
    self.rows = rows
  }

  package func updateView() async {
    await announced { await interactor.findOpenItems() }
  }

  package func pickItem(number: Int) {
    if shown.indices.contains(number - 1) {
      wireframe.presentDetailInterface(for: shown[number - 1].id)
    } else if shown.isEmpty {
      show([])
    } else {
      let range = "type a number from 1 to \(shown.count)"
      view?.showMessage("There is no item \(number); \(range).")
    }
  }

  package func findItem(named name: String) async {
    self.name = name
    await announced { await interactor.findItems(named: name) }
    self.name = nil
  }

  package func leavePick() {
    delegate?.pickModuleDidCancel()
  }

  private func announced(_ read: () async -> Void) async {
    let notice = Task { [clock, weak view] in
      try await clock.sleep(for: .milliseconds(300))
      try Task.checkCancellation()
      view?.showReading()
    }
    await read()
    notice.cancel()
  }

  private func show(_ items: [OpenItem]) {
    shown = items
    view?.showItems(items.map(rows.row))
  }
}

extension PickPresenter: PickInteractorOutput {
  package func foundOpenItems(_ items: [OpenItem]) {
    if let name, items.isEmpty {
      view?.showMessage("No open item has \(name) in its name.")
    } else if name != nil, items.count == 1 {
      wireframe.presentDetailInterface(for: items[0].id)
    } else {
      show(items)
    }
  }

  package func failedToFindOpenItems(_ failure: UseCaseFailure) {
    view?.showMessage("Error: \(failure.after("Your to-do items could not be read"))")
  }
}

extension PickPresenter: DetailModuleDelegate {
  /// Leaves as well.
  package func detailModuleDidFinish(_ outcome: DetailOutcome) async {
    await delegate?.pickModuleDidFinish(outcome)
  }
}
