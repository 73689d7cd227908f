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
  private var shown: (state: ItemState, items: [PickItem]) = (.open, [])
  // The newest request; its answer shows items of this state.
  private var request: (state: ItemState, name: String?) = (.open, nil)

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
    await find(.open)
  }

  package func showDoneItems() async {
    await find(.done)
  }

  package func pickItem(number: Int) async {
    if shown.items.indices.contains(number - 1) {
      await pick(shown.items[number - 1], shown.state)
    } else if shown.items.isEmpty {
      await find(shown.state)
    } else {
      let range = "type a number from 1 to \(shown.items.count)"
      view?.showMessage("There is no item \(number); \(range).")
    }
  }

  package func findItem(named name: String) async {
    await find(shown.state, named: name)
  }

  package func leavePick() {
    delegate?.pickModuleDidCancel()
  }

  private func find(_ state: ItemState, named name: String? = nil) async {
    request = (state, name)
    let notice = Task { [clock, weak view] in
      try await clock.sleep(for: .milliseconds(300))
      try Task.checkCancellation()
      view?.showReading()
    }
    defer { notice.cancel() }
    await interactor.findItems(state, named: name)
  }

  private func pick(_ item: PickItem, _ state: ItemState) async {
    switch state {
    case .open: wireframe.presentDetailInterface(for: item.id)
    case .done: await interactor.reopenItem(withID: item.id)
    }
  }

  private func show(_ items: [PickItem], _ state: ItemState) {
    shown = (state, items)
    let rows = items.map(rows.row)
    if state == .open { view?.showItems(rows) } else { view?.showDoneItems(rows) }
  }
}

extension PickPresenter: PickInteractorOutput {
  package func foundItems(_ items: [PickItem]) async {
    let (state, name) = request
    if let name, items.isEmpty {
      view?.showMessage("No \(state == .open ? "open" : "done") item has \(name) in its name.")
    } else if name != nil, items.count == 1 {
      await pick(items[0], state)
    } else {
      show(items, state)
    }
  }

  package func failedToFindItems(_ failure: UseCaseFailure) {
    view?.showMessage("Error: \(failure.after("Your to-do items could not be read"))")
  }

  package func reopenedItem(title: String) async {
    await delegate?.pickModuleDidReopen(title: title)
  }

  package func failedToReopenItem(_ failure: UseCaseFailure) {
    view?.showMessage("Error: \(failure.after("Your to-do item could not be changed"))")
  }
}

extension PickPresenter: DetailModuleDelegate {
  /// Leaves as well.
  package func detailModuleDidFinish(_ outcome: DetailOutcome) async {
    await delegate?.pickModuleDidFinish(outcome)
  }
}
