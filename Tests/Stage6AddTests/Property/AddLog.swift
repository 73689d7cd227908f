// One file: a log, and the neighbours that write it.

import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The calls of the add classes to their neighbours, in order.
@MainActor
final class AddLog {
  /// What happens at the next save or cancel.
  var meanwhile = AddScenario.Meanwhile.nothing
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
    // Weak: wrong code may make a screen when the session has ended.
    logged.makePresenter = { [weak self] interactor, wireframe in
      guard let self else { return classes.makePresenter(interactor, wireframe) }
      let interactor = LoggedInteractor(real: interactor, log: self, classes: classes)
      return kept(LoggedPresenter(classes.makePresenter(interactor, wireframe), self))
    }
    logged.makeWireframe = { [weak self] root, builder in
      guard let self else { return classes.makeWireframe(root, builder) }
      return classes.makeWireframe(
        kept(LoggedRoot(root, self)),
        LoggedBuilder(real: builder, log: self)
      )
    }
    return logged
  }

  // After a cancel, the screen goes and the delegate is informed, in any order.
  fileprivate func add(_ call: String) {
    let isSecond = call == "dismissTopScreen()" && calls.last == "addModuleDidCancelAddAction()"
    calls.insert(call, at: isSecond ? calls.endIndex - 1 : calls.endIndex)
  }

  // Whether this is to happen now.
  fileprivate func takes(_ other: AddScenario.Meanwhile) -> Bool {
    guard meanwhile == other else { return false }
    meanwhile = .nothing
    return true
  }

  private func kept<Neighbour: AnyObject>(_ neighbour: Neighbour) -> Neighbour {
    neighbours.append(neighbour)
    return neighbour
  }
}

@MainActor
private struct LoggedInteractor: AddInteractorInput {
  let real: any AddInteractorInput
  weak var log: AddLog?
  let classes: AddClasses

  func findEarliestDueDate() {
    log?.add("findEarliestDueDate()")
    real.findEarliestDueDate()
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    log?.add("saveNewEntry(name: \(name.debugDescription), dueDate: \(dueDate))")
    if log?.takes(.anotherModule) == true { await classes.useAnotherModule() }
    await real.saveNewEntry(name: name, dueDate: dueDate)
  }
}

@MainActor
private struct LoggedBuilder: AddModuleBuilderInterface {
  let real: any AddModuleBuilderInterface
  weak var log: AddLog?

  func makeAddScreen() -> any TextScreen {
    log?.add("makeAddScreen()")
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
  private weak var log: AddLog?

  init(_ real: any AddPresenterSubject, _ log: AddLog) {
    (self.real, self.log) = (real, log)
    real.view = self
    real.delegate = self
  }

  func updateView() { real.updateView() }
  func cancelAddAction() {
    loseNeighbours()
    real.cancelAddAction()
  }
  func saveAddAction(name: String, dueDate: Date) async {
    loseNeighbours()
    await real.saveAddAction(name: name, dueDate: dueDate)
  }
  func foundEarliestDueDate(_ date: Date) { real.foundEarliestDueDate(date) }
  func savedNewEntry() async { await real.savedNewEntry() }
  func refusedNewEntry(_ reason: EntryRefusal) { real.refusedNewEntry(reason) }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { real.failedToSaveNewEntry(failure) }

  private func loseNeighbours() {
    if log?.takes(.viewIsGone) == true { real.view = nil }
    if log?.takes(.delegateIsGone) == true { real.delegate = nil }
  }

  func setEntryName(_ name: String) {
    log?.add("setEntryName(\(name.debugDescription))")
    view?.setEntryName(name)
  }
  func setEntryDueDate(_ date: Date) { view?.setEntryDueDate(date) }
  func setMinimumDueDate(_ date: Date) { view?.setMinimumDueDate(date) }
  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }

  func addModuleDidCancelAddAction() {
    log?.add("addModuleDidCancelAddAction()")
    delegate?.addModuleDidCancelAddAction()
  }
  func addModuleDidSaveAddAction() async {
    log?.add("addModuleDidSaveAddAction()")
    await delegate?.addModuleDidSaveAddAction()
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  private weak var real: (any RootWireframeInterface)?
  private weak var log: AddLog?

  init(_ real: any RootWireframeInterface, _ log: AddLog) {
    (self.real, self.log) = (real, log)
  }

  func present(_ screen: any TextScreen) {
    log?.add("present(…)")
    real?.present(screen)
  }

  func dismissTopScreen() {
    log?.add("dismissTopScreen()")
    real?.dismissTopScreen()
  }
}

extension AddClasses {
  /// Uses all classes of another module, on another day: an entry is refused, and another one saved.
  fileprivate func useAnotherModule() async {
    let now = Date(timeIntervalSinceReferenceDate: 1e9)
    let clock = ControllableClock(now: now)
    let calendar = FixedCalendar.kiritimati.calendar
    let interactor = makeInteractor(AddDataManagerSpy(addNewEntry: .success(())), clock, calendar)
    let root = RootWireframe()
    let screens = AddModuleBuilderSpy(makeAddScreen: .success(TextScreenSpy()))
    let wireframe = makeWireframe(root, screens)
    let presenter = makePresenter(interactor, wireframe)
    interactor.output = presenter
    let parts = MidnightRefreshParts(
      todoClock: clock,
      clock: clock,
      calendar: calendar,
      isCovered: { false },
      refresh: {}
    )
    let refresh = makeMidnightRefresh(parts)
    let running = Task { await refresh.run() }

    wireframe.presentAddInterface()
    presenter.updateView()
    await presenter.saveAddAction(name: "Another", dueDate: .distantPast)
    await presenter.saveAddAction(name: "Another", dueDate: now)
    try? await clock.waitForSleepers(1, limit: .milliseconds(100))
    running.cancel()
  }
}
