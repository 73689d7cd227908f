// One file: a log, and the neighbours that write it.

import AddSubjects
import Foundation
import TodoApp
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The calls of the add classes to their neighbours, in order.
@MainActor
final class AddLog {
  private var calls: [String] = []
  // The classes hold these neighbours weakly.
  private var neighbours: [AnyObject] = []

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The same classes, whose neighbours write their calls here.
  func logged(_ classes: AddClasses) -> AddClasses {
    var logged = classes
    logged.makePresenter = { [unowned self] interactor, wireframe in
      let interactor = LoggedInteractor(real: interactor, log: self)
      return kept(LoggedPresenter(classes.makePresenter(interactor, wireframe), self))
    }
    logged.makeWireframe = { [unowned self] root, builder in
      classes.makeWireframe(
        kept(LoggedRoot(root, self)),
        LoggedBuilder(real: builder, log: self)
      )
    }
    return logged
  }

  fileprivate func add(_ call: String) { calls.append(call) }

  private func kept<Neighbour: AnyObject>(_ neighbour: Neighbour) -> Neighbour {
    neighbours.append(neighbour)
    return neighbour
  }
}

@MainActor
private struct LoggedInteractor: AddInteractorInput {
  let real: any AddInteractorInput
  let log: AddLog

  func findEarliestDueDate() {
    log.add("findEarliestDueDate()")
    real.findEarliestDueDate()
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    log.add("saveNewEntry(name: \(name.debugDescription), dueDate: \(dueDate))")
    await real.saveNewEntry(name: name, dueDate: dueDate)
  }
}

@MainActor
private struct LoggedBuilder: AddModuleBuilderInterface {
  let real: any AddModuleBuilderInterface
  unowned let log: AddLog

  func makeAddScreen() -> any TextScreen {
    log.add("makeAddScreen()")
    return real.makeAddScreen()
  }
}

/// Stands between a presenter and its view and delegate.
///
/// The order of the first values is open, so dates in the form are not logged.
@MainActor
private final class LoggedPresenter: AddPresenterSubject, AddViewInterface, AddModuleDelegate {
  weak var view: (any AddViewInterface)?
  weak var delegate: (any AddModuleDelegate)?
  private let real: any AddPresenterSubject
  private unowned let log: AddLog

  init(_ real: any AddPresenterSubject, _ log: AddLog) {
    (self.real, self.log) = (real, log)
    real.view = self
    real.delegate = self
  }

  func updateView() { real.updateView() }
  func cancelAddAction() { real.cancelAddAction() }
  func saveAddAction(name: String, dueDate: Date) async {
    await real.saveAddAction(name: name, dueDate: dueDate)
  }
  func foundEarliestDueDate(_ date: Date) { real.foundEarliestDueDate(date) }
  func savedNewEntry() async { await real.savedNewEntry() }
  func refusedNewEntry(_ reason: EntryRefusal) { real.refusedNewEntry(reason) }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { real.failedToSaveNewEntry(failure) }

  func setEntryName(_ name: String) {
    log.add("setEntryName(\(name.debugDescription))")
    view?.setEntryName(name)
  }
  func setEntryDueDate(_ date: Date) { view?.setEntryDueDate(date) }
  func setMinimumDueDate(_ date: Date) { view?.setMinimumDueDate(date) }
  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }

  func addModuleDidCancelAddAction() {
    log.add("addModuleDidCancelAddAction()")
    delegate?.addModuleDidCancelAddAction()
  }
  func addModuleDidSaveAddAction() async {
    log.add("addModuleDidSaveAddAction()")
    await delegate?.addModuleDidSaveAddAction()
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  private weak var real: (any RootWireframeInterface)?
  private unowned let log: AddLog

  init(_ real: any RootWireframeInterface, _ log: AddLog) {
    (self.real, self.log) = (real, log)
  }

  func present(_ screen: any TextScreen) {
    log.add("present(…)")
    real?.present(screen)
  }

  func dismissTopScreen() {
    log.add("dismissTopScreen()")
    real?.dismissTopScreen()
  }
}
