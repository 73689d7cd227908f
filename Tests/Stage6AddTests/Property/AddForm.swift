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
  enum Role: CaseIterable {
    case view, delegate, output, root
    static let neighbours = [view, delegate, output]
  }

  /// A moment of a save or, the first one, of an update, in which changes happen.
  enum Moment: String {
    case offer = "as the date is requested"
    case request = "as the interactor is asked"
    case insert = "during the insert"
    case dismissed = "as the screen goes"
    case informed = "as the delegate is informed"
  }

  let clock: ControllableClock
  /// The calls so far, and what lives on when its owner is gone.
  private(set) var calls: [AddCall] = []
  /// What happens during an act.
  var changes: [(when: Moment, what: Change)] = []
  var failure: (any Error)?
  private(set) var presenter: (any AddPresenterSubject)?
  private(set) var wireframe: (any AddWireframeSubject)?
  fileprivate private(set) var root: LoggedRoot?
  // Without a save under way, it is open which entry a refusal shows.
  fileprivate private(set) var hidesEntry = false
  private var interactor: (any AddInteractorSubject)?
  private var neighbours: [Role: Neighbour] = [:]
  // Alive, so that they would receive what is no longer for them.
  private var former: [Neighbour] = []
  // A neighbour may be held until the call that needs it has returned.
  private let gone = GoneObjects()
  private var other: AddForm?
  private let classes: AddClasses
  private let start: Date
  private let calendar: Calendar

  init(_ classes: AddClasses, at start: Date, in calendar: Calendar) {
    (self.classes, self.start, self.calendar) = (classes, start, calendar)
    clock = ControllableClock(now: start)
    let root = LoggedRoot(self)
    let wireframe = classes.makeWireframe(root, LoggedBuilder(form: self))
    let dataManager = LoggedDataManager(form: self)
    let interactor = classes.makeInteractor(dataManager, clock, calendar)
    presenter = classes.makePresenter(LoggedInteractor(real: interactor, form: self), wireframe)
    (self.root, self.wireframe, self.interactor) = (root, wireframe, interactor)
    for role in Role.neighbours { set(role) }
  }

  func perform(_ act: Act<AddForm>) async throws {
    try await act.call(self)
    changes = []
    // Late work belongs to its act.
    await Task {}.value
    await checkGone()
  }

  /// Ends it, one owner after the other.
  func end() async {
    root?.screens = []
    for role in Role.allCases { lose(role) }
    await checkGone()
    gone.watch("presenter", presenter)
    gone.watch("wireframe", wireframe)
    gone.watch("interactor", interactor)
    (presenter, interactor, wireframe) = (nil, nil, nil)
    await checkGone()
    await other?.end()
  }

  /// The start of the day that is so many days after the first one.
  func date(_ day: Int) -> Date {
    calendar.startOfDay(for: calendar.date(byAdding: .day, value: day, to: start) ?? start)
  }

  func happen(_ change: Change) async {
    change.now(self)
    await change.inTurn(self)
  }

  func set(_ role: Role) {
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

  func lose(_ role: Role) {
    gone.watch("\(role) that is gone", role == .root ? root : neighbours[role])
    if role == .root { root = nil } else { neighbours[role] = nil }
    former = []
  }

  // Some entries are refused, and one of its own is saved.
  func useAnotherModule() async {
    let other = other ?? AddForm(classes, at: start, in: calendar)
    self.other = other
    let refused = Array(repeating: Act.save("", day: 9_001), count: 5)
    let known = other.calls.count
    for act in [.present] + refused + [.save("Else", day: 9_000), .updateView()] {
      try? await other.perform(act)
    }
    calls += other.calls.dropFirst(known).map { AddCall("another module: \($0)") }
  }

  func updateView() { inAnyOrder { presenter?.updateView() } }

  func hidingEntry(_ act: (any AddPresenterSubject) -> Void) {
    hidesEntry = true
    presenter.map(act)
    hidesEntry = false
  }

  /// The order of the first values is open, and that of a cancel.
  func inAnyOrder(_ act: () -> Void) {
    let start = calls.endIndex
    act()
    calls[start...].sort { $0.name < $1.name }
  }

  fileprivate func add(_ name: String, _ text: String? = nil, _ date: Date? = nil) {
    calls.append(AddCall(name, text, date))
  }

  // Lets happen what the scenario has for this moment.
  fileprivate func reach(_ moment: Moment) async {
    while let change = take(moment) { await happen(change) }
  }

  fileprivate func change(at moment: Moment) {
    while let change = take(moment) { change.now(self) }
  }

  private func take(_ moment: Moment) -> Change? {
    changes.firstIndex { $0.when == moment }.map { changes.remove(at: $0).what }
  }

  private func checkGone() async {
    for name in await gone.survivors() { add("the \(name) lives on") }
  }
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

  func setEntryName(_ name: String) {
    if form?.hidesEntry == false { add("setEntryName", name) }
  }
  func setEntryDueDate(_ date: Date) {
    if form?.hidesEntry == false { add("setEntryDueDate", nil, date) }
  }
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

  private func add(_ name: String, _ text: String? = nil, _ date: Date? = nil) {
    form?.add(prefix + name, text, date)
  }
}

/// Stands between the presenter and the interactor.
@MainActor
private struct LoggedInteractor: AddInteractorInput {
  let real: any AddInteractorSubject
  weak let form: AddForm?

  func findEarliestDueDate() {
    form?.add("findEarliestDueDate")
    form?.change(at: .offer)
    real.findEarliestDueDate()
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    form?.add("saveNewEntry", name, dueDate)
    await form?.reach(.request)
    await real.saveNewEntry(name: name, dueDate: dueDate)
    form?.add("The request returns.")
  }
}

private struct LoggedDataManager: AddDataManagerInterface {
  weak let form: AddForm?

  @MainActor func addNewEntry(_ item: TodoItem) async throws {
    form?.add("addNewEntry", item.name, item.dueDate)
    await form?.reach(.insert)
    // All other work that is ready goes on before the save ends.
    for _ in 0..<3 { await Task.yield() }
    if let failure = form?.failure { throw failure }
    form?.add("The entry is safe.")
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  var screens: [any TextScreen] = []
  private weak let form: AddForm?

  init(_ form: AddForm) { self.form = form }

  func present(_ screen: any TextScreen) {
    let isNew = !screens.contains { $0 === screen }
    form?.add(isNew ? "present" : "present, again,", "a screen")
    screens.append(screen)
  }

  func dismissTopScreen() {
    weak let lost = screens.popLast()
    form?.add("dismissTopScreen")
    if lost != nil { form?.add("the screen that is gone lives on") }
    form?.change(at: .dismissed)
  }
}

@MainActor
private struct LoggedBuilder: AddModuleBuilderInterface {
  weak let form: AddForm?

  // Without a root, it is open whether there is another screen.
  func makeAddScreen() -> any TextScreen {
    if form?.root != nil { form?.add("makeAddScreen") }
    return TextScreenSpy()
  }
}
