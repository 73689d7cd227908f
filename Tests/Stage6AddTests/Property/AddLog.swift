// One file: a log, and the neighbours that write it.

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
    logged.makeInteractor = { [log = self] dataManager, clock, calendar in
      let (interactor, report) = classes.makeInteractor(dataManager, clock, calendar)
      return (LoggedInteractor(real: interactor, log: log), report)
    }
    logged.makePresenter = { [unowned self] interactor, wireframe in
      let (presenter, show) = classes.makePresenter(interactor, wireframe)
      return (
        presenter,
        { [unowned self] view, delegate in
          show(kept(LoggedView(view, self)), kept(LoggedDelegate(delegate, self)))
        }
      )
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

/// Passes on what is set in the form; the order of the first values is open, so they are not logged.
@MainActor
private final class LoggedView: AddViewInterface {
  private weak var real: (any AddViewInterface)?
  private unowned let log: AddLog

  init(_ real: any AddViewInterface, _ log: AddLog) {
    (self.real, self.log) = (real, log)
  }

  func setEntryName(_ name: String) {
    log.add("setEntryName(\(name.debugDescription))")
    real?.setEntryName(name)
  }

  func setEntryDueDate(_ date: Date) { real?.setEntryDueDate(date) }
  func setMinimumDueDate(_ date: Date) { real?.setMinimumDueDate(date) }
  func showErrorMessage(_ message: String) { real?.showErrorMessage(message) }
}

@MainActor
private final class LoggedDelegate: AddModuleDelegate {
  private weak var real: (any AddModuleDelegate)?
  private unowned let log: AddLog

  init(_ real: (any AddModuleDelegate)?, _ log: AddLog) {
    (self.real, self.log) = (real, log)
  }

  func addModuleDidCancelAddAction() {
    log.add("addModuleDidCancelAddAction()")
    real?.addModuleDidCancelAddAction()
  }

  func addModuleDidSaveAddAction() async {
    log.add("addModuleDidSaveAddAction()")
    await real?.addModuleDidSaveAddAction()
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
