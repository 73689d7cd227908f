// One file: an add module, and the neighbours that log its calls.

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

/// The classes of one add module, without an app; its neighbours log their calls.
@MainActor
final class AddForm {
  fileprivate private(set) var calls: [AddCall] = []
  // Without a save under way, it is open which entry a refusal shows.
  fileprivate private(set) var hidesEntry = false
  fileprivate private(set) var failure: (any Error)?
  // A neighbour may be held until the call that needs it has returned.
  private var gone: [(name: String, isAlive: () -> Bool)] = []
  private var changes: [AddScenario.Meanwhile] = []
  private let classes: AddClasses
  private let clock: ControllableClock
  private let calendar: Calendar
  private let start: Date
  private var interactor: (any AddInteractorSubject)?
  private var presenter: (any AddPresenterSubject)?
  private var wireframe: (any AddWireframeSubject)?
  private var neighbours: [AddScenario.Role: Neighbour] = [:]
  // Alive, so that they would receive what is no longer for them.
  private var former: [Neighbour] = []
  fileprivate private(set) var root: LoggedRoot?
  private var other: AddForm?

  init(_ classes: AddClasses, at start: Date, in calendar: Calendar) {
    (self.classes, self.start, self.calendar) = (classes, start, calendar)
    clock = ControllableClock(now: start)
    let root = LoggedRoot(self)
    let wireframe = classes.makeWireframe(root, LoggedBuilder(form: self))
    let dataManager = LoggedDataManager(form: self)
    let interactor = classes.makeInteractor(dataManager, clock, calendar)
    presenter = classes.makePresenter(LoggedInteractor(interactor, self), wireframe)
    (self.root, self.wireframe, self.interactor) = (root, wireframe, interactor)
    for role in AddScenario.Role.neighbours { set(role) }
    calls = []
  }

  /// Does this; returns the calls since the last time.
  func happen(_ act: AddScenario.Act) async -> [AddCall] {
    switch act {
    case .change(let change): await happen(change)
    case .updateView(let change):
      updateView()
      if let change {
        changes = [AddScenario.Meanwhile(when: .offer, what: change)]
        updateView()
      }
    case .save(let entry, let meanwhile):
      (changes, failure) = (meanwhile, entry.failure)
      let day = calendar.date(byAdding: .day, value: entry.day, to: start) ?? start
      let dueDate = calendar.startOfDay(for: day) + entry.shift
      await presenter?.saveAddAction(name: entry.name, dueDate: dueDate)
    case .cancel: addInAnyOrder { presenter?.cancelAddAction() }
    case .saved: await presenter?.savedNewEntry()
    case .refused(let reason): report { $0.refusedNewEntry(reason) }
    case .failed(let reason): report { $0.failedToSaveNewEntry(UseCaseFailure(reason: reason)) }
    case .present: wireframe?.presentAddInterface()
    case .dismiss: wireframe?.dismissAddInterface()
    }
    changes = []
    // Late work belongs to its act.
    await Task {}.value
    checkGone()
    defer { calls = [] }
    return calls
  }

  /// Ends it; returns what lives on when its owner is gone.
  func end() -> [AddCall] {
    calls = []
    root?.screens = []
    for role in AddScenario.Role.allCases { lose(role) }
    checkGone()
    watch("presenter", presenter)
    watch("wireframe", wireframe)
    watch("interactor", interactor)
    (presenter, interactor, wireframe) = (nil, nil, nil)
    checkGone()
    return calls + (other?.end() ?? [])
  }

  fileprivate func add(_ call: AddCall) { calls.append(call) }

  // Lets happen what the scenario has for this moment.
  fileprivate func reach(_ moment: AddScenario.Moment) async {
    while let change = take(moment) { await happen(change) }
  }

  fileprivate func change(at moment: AddScenario.Moment) {
    while let change = take(moment) { happenNow(change) }
  }

  private func take(_ moment: AddScenario.Moment) -> AddScenario.Change? {
    changes.firstIndex { $0.when == moment }.map { changes.remove(at: $0).what }
  }

  private func happen(_ change: AddScenario.Change) async {
    guard change == .anotherModule else { return happenNow(change) }
    let other = other ?? AddForm(classes, at: start, in: calendar)
    self.other = other
    for act in AddScenario.Act.ofAnotherModule {
      calls += await other.happen(act).map { AddCall("another module: \($0)") }
    }
  }

  private func happenNow(_ change: AddScenario.Change) {
    switch change {
    case .goes(let role): lose(role)
    case .comes(let role): set(role)
    case .clock(let hours): clock.now += hours * 3600
    case .firstValues: updateView()
    case .anotherModule: break
    }
  }

  private func set(_ role: AddScenario.Role) {
    neighbours[role].map { former.append($0) }
    let name = former.isEmpty && neighbours[role] == nil ? "" : "new "
    let neighbour = Neighbour(self, presenter, name)
    neighbours[role] = neighbour
    switch role {
    case .view: presenter?.view = neighbour
    case .delegate: presenter?.delegate = neighbour
    case .output: interactor?.output = neighbour
    case .root: break
    }
  }

  private func lose(_ role: AddScenario.Role) {
    watch("\(role) that is gone", role == .root ? root : neighbours[role])
    if role == .root { root = nil } else { neighbours[role] = nil }
    former = []
  }

  private func watch(_ name: String, _ object: AnyObject?) {
    gone.append((name, { [weak object] in object != nil }))
  }

  private func checkGone() {
    for (name, isAlive) in gone where isAlive() { add(AddCall("the \(name) lives on")) }
    gone = []
  }

  private func updateView() { addInAnyOrder { presenter?.updateView() } }

  private func report(_ act: (any AddPresenterSubject) -> Void) {
    hidesEntry = true
    presenter.map(act)
    hidesEntry = false
  }

  // The order of the first values is open, and that of a cancel.
  private func addInAnyOrder(_ act: () -> Void) {
    let start = calls.endIndex
    act()
    calls[start...].sort { $0.name < $1.name }
  }
}

extension AddScenario.Act {
  // Some entries are refused, and one of its own is saved.
  fileprivate static let ofAnotherModule: [Self] =
    [.present] + Array(repeating: .save(AddScenario.Entry(name: "", day: 9_001), []), count: 5)
    + [.save(AddScenario.Entry(name: "Else", day: 9_000), []), .updateView(nil)]
}

/// A view, a delegate or an output, in front of the presenter.
@MainActor
private final class Neighbour: AddViewInterface, AddModuleDelegate, AddInteractorOutput {
  private weak let form: AddForm?
  private weak let presenter: (any AddPresenterSubject)?
  private let prefix: String

  init(_ form: AddForm, _ presenter: (any AddPresenterSubject)?, _ prefix: String) {
    (self.form, self.presenter, self.prefix) = (form, presenter, prefix)
  }

  func setEntryName(_ name: String) { addEntry("setEntryName", name) }
  func setEntryDueDate(_ date: Date) { addEntry("setEntryDueDate", nil, date) }
  func setMinimumDueDate(_ date: Date) { add("setMinimumDueDate", nil, date) }
  func showErrorMessage(_ message: String) { add("showErrorMessage", message) }

  func addModuleDidCancelAddAction() { add("addModuleDidCancelAddAction") }
  func addModuleDidSaveAddAction() async {
    add("addModuleDidSaveAddAction")
    await form?.reach(.informed)
    add("The delegate is ready.")
  }

  func foundEarliestDueDate(_ date: Date) {
    add("foundEarliestDueDate", nil, date)
    presenter?.foundEarliestDueDate(date)
  }
  func savedNewEntry() async {
    add("savedNewEntry")
    await presenter?.savedNewEntry()
  }
  func refusedNewEntry(_ reason: EntryRefusal) {
    add("refusedNewEntry", reason.description)
    presenter?.refusedNewEntry(reason)
  }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    add("failedToSaveNewEntry", failure.reason)
    presenter?.failedToSaveNewEntry(failure)
  }

  private func addEntry(_ name: String, _ text: String?, _ date: Date? = nil) {
    if form?.hidesEntry == false { add(name, text, date) }
  }
  private func add(_ name: String, _ text: String? = nil, _ date: Date? = nil) {
    form?.add(AddCall(prefix + name, text, date))
  }
}

/// Stands between the presenter and the interactor.
@MainActor
private struct LoggedInteractor: AddInteractorInput {
  private let real: any AddInteractorSubject
  private weak let form: AddForm?

  init(_ real: any AddInteractorSubject, _ form: AddForm) { (self.real, self.form) = (real, form) }

  func findEarliestDueDate() {
    form?.add(AddCall("findEarliestDueDate"))
    form?.change(at: .offer)
    real.findEarliestDueDate()
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    form?.add(AddCall("saveNewEntry", name, dueDate))
    await form?.reach(.request)
    await real.saveNewEntry(name: name, dueDate: dueDate)
    form?.add(AddCall("The request returns."))
  }
}

private struct LoggedDataManager: AddDataManagerInterface {
  weak let form: AddForm?

  @MainActor func addNewEntry(_ item: TodoItem) async throws {
    form?.add(AddCall("addNewEntry", item.name, item.dueDate))
    await form?.reach(.insert)
    // All other work that is ready goes on before the save ends.
    for _ in 0..<3 { await Task.yield() }
    if let failure = form?.failure { throw failure }
    form?.add(AddCall("The entry is safe."))
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  var screens: [any TextScreen] = []
  private weak let form: AddForm?

  init(_ form: AddForm) { self.form = form }

  func present(_ screen: any TextScreen) {
    let isNew = !screens.contains { $0 === screen }
    form?.add(AddCall(isNew ? "present" : "present, again,", "a screen"))
    screens.append(screen)
  }

  func dismissTopScreen() {
    weak let lost = screens.popLast()
    form?.add(AddCall("dismissTopScreen"))
    if lost != nil { form?.add(AddCall("the screen that is gone lives on")) }
    form?.change(at: .dismissed)
  }
}

@MainActor
private struct LoggedBuilder: AddModuleBuilderInterface {
  weak let form: AddForm?

  // Without a root, it is open whether there is another screen.
  func makeAddScreen() -> any TextScreen {
    if form?.root != nil { form?.add(AddCall("makeAddScreen")) }
    return TextScreenSpy()
  }
}
