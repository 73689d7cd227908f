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

/// The calls of the add classes to their neighbours, in order, and what happens between them.
@MainActor
final class AddLog {
  /// The change that comes during the next save or cancel; nil for none.
  var meanwhile: AddScenario.Meanwhile?
  private let classes: AddClasses
  // Added to each typed date: people and views know only days.
  fileprivate let shift: TimeInterval
  private var calls: [String] = []
  // The classes hold their root and their presenter weakly. The latest module is the one in use.
  private var root: LoggedRoot?
  private var presenter: LoggedPresenter?
  private weak var interactor: LoggedInteractor?
  private var others: [AnyObject] = []
  // Without a save under way, it is open which entry a refusal shows.
  fileprivate private(set) var hidesEntry = false

  init(_ classes: AddClasses, shift: TimeInterval) { (self.classes, self.shift) = (classes, shift) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The same classes, whose neighbours write their calls here.
  func logged() -> AddClasses {
    var logged = classes
    // Weak: wrong code may make a screen when the session has ended.
    logged.makeInteractor = { [weak self, classes] dataManager, clock, calendar in
      let dataManager = LoggedDataManager(real: dataManager, log: self)
      let made = LoggedInteractor(classes.makeInteractor(dataManager, clock, calendar), self)
      self?.interactor = made
      return made
    }
    logged.makePresenter = { [weak self, classes] interactor, wireframe in
      let made = LoggedPresenter(classes.makePresenter(interactor, wireframe), self)
      self?.presenter = made
      return made
    }
    logged.makeWireframe = { [weak self, classes] root, builder in
      let logged = LoggedRoot(root, self)
      self?.root = logged
      return classes.makeWireframe(logged, builder)
    }
    return logged
  }

  fileprivate func add(_ call: String) { calls.append(call) }

  // Begins a save, and lets all other work that is ready go on before it ends.
  fileprivate func begin(_ item: TodoItem) async {
    add("addNewEntry(\(exact(item.name)), due \(exact(item.dueDate)))")
    await reach(.insert)
    for _ in 0..<3 { await Task.yield() }
  }

  // Lets happen what the scenario has for this moment.
  fileprivate func reach(_ moment: AddScenario.Moment) async {
    if meanwhile?.what == .isSaved, meanwhile?.when == moment {
      meanwhile = nil
      await presenter?.savedNewEntry()
    }
    if meanwhile?.what == .anotherModule, meanwhile?.when == moment {
      meanwhile = nil
      let used = await classes.useAnotherModule { [weak self] in self?.others += $0 }
      calls += used.calls.map { "another module: \($0)" }
    }
    change(at: moment)
  }

  fileprivate func change(at moment: AddScenario.Moment) {
    // A view that comes when all is over gets nothing of it.
    if moment == .end, let presenter, presenter.front == nil {
      presenter.front = Neighbour(self, nil, prefix: "late ")
    }
    guard let now = meanwhile, now.when == moment else { return }
    meanwhile = nil
    switch now.what {
    case .anotherModule, .isSaved: break
    case .isCancelled: presenter?.cancelAddAction()
    case .viewIsGone: presenter.map { lose(&$0.front) }
    case .delegateIsGone: presenter.map { lose(&$0.back) }
    case .outputIsGone: interactor.map { lose(&$0.front) }
    case .viewIsReplaced: presenter?.front = presenter?.front?.successor()
    case .delegateIsReplaced: presenter?.back = presenter?.back?.successor()
    case .outputIsReplaced: interactor?.front = interactor?.front?.successor()
    case .firstValues: presenter?.updateView()
    case .reports:
      hidesEntry = true
      presenter?.failedToSaveNewEntry(UseCaseFailure(reason: "The disk is gone"))
      presenter?.refusedNewEntry(.dueDateBeforeToday)
      hidesEntry = false
    }
  }

  private func lose(_ neighbour: inout Neighbour?) {
    weak let lost = neighbour
    neighbour = nil
    if lost != nil { add("a neighbour that is gone lives on") }
  }

  // The order of the first values is open, and that of a cancel.
  fileprivate func addInAnyOrder(_ act: () -> Void) {
    let start = calls.endIndex
    act()
    calls[start...].sort()
  }
}

// To the last bit, and to the last byte: equal texts may be spelled differently.
private func exact(_ text: String) -> String {
  text.utf8.count == text.count ? quoted(text) : "\(quoted(text)) (\(text.utf8.count) bytes)"
}
private func exact(_ date: Date) -> String {
  let fraction = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
  return fraction == 0 ? "\(date)" : "\(date) and \(fraction) s"
}

/// A view, a delegate or an output, in front of the real one; the class under test holds it weakly.
@MainActor
private final class Neighbour: AddViewInterface, AddModuleDelegate, AddInteractorOutput {
  weak let log: AddLog?
  weak let real: AnyObject?
  private let prefix: String
  // Alive, so that it would receive what is no longer for it.
  private var predecessor: Neighbour?

  init(_ log: AddLog?, _ real: AnyObject?, prefix: String = "") {
    (self.log, self.real, self.prefix) = (log, real, prefix)
  }

  /// Another one, which takes its place.
  func successor() -> Neighbour {
    let successor = Neighbour(log, real, prefix: "new \(prefix)")
    successor.predecessor = self
    return successor
  }

  func setEntryName(_ name: String) {
    if add("setEntryName(\(exact(name)))") { view?.setEntryName(name) }
  }
  func setEntryDueDate(_ date: Date) {
    if add("setEntryDueDate(\(exact(date)))") { view?.setEntryDueDate(date) }
  }
  func setMinimumDueDate(_ date: Date) {
    if add("setMinimumDueDate(\(exact(date)))") { view?.setMinimumDueDate(date) }
  }
  func showErrorMessage(_ message: String) {
    if add("showErrorMessage(\(exact(message)))", isOpen: false) { view?.showErrorMessage(message) }
  }

  func addModuleDidCancelAddAction() {
    if add("addModuleDidCancelAddAction()") { delegate?.addModuleDidCancelAddAction() }
  }
  func addModuleDidSaveAddAction() async {
    if add("addModuleDidSaveAddAction()") { await log?.reach(.informed) }
    await delegate?.addModuleDidSaveAddAction()
  }

  func foundEarliestDueDate(_ date: Date) {
    if add("foundEarliestDueDate(\(exact(date)))") { output?.foundEarliestDueDate(date) }
  }
  func savedNewEntry() async { if add("savedNewEntry()") { await output?.savedNewEntry() } }
  func refusedNewEntry(_ reason: EntryRefusal) {
    if add("refusedNewEntry(\(reason))") { output?.refusedNewEntry(reason) }
  }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    if add("failedToSaveNewEntry(\(exact(failure.reason)))") {
      output?.failedToSaveNewEntry(failure)
    }
  }

  private var view: (any AddViewInterface)? { real as? any AddViewInterface }
  private var delegate: (any AddModuleDelegate)? { real as? any AddModuleDelegate }
  private var output: (any AddInteractorOutput)? { real as? any AddInteractorOutput }

  // Whether the real one shall know. What a refusal shows without a save is not for the form.
  private func add(_ call: String, isOpen: Bool = true) -> Bool {
    let hidesEntry = log?.hidesEntry == true
    if !hidesEntry || !isOpen { log?.add(prefix + call) }
    return !hidesEntry
  }
}

/// Stands between the interactor and its presenter.
@MainActor
private final class LoggedInteractor: AddInteractorSubject {
  weak var output: (any AddInteractorOutput)? { didSet { front = Neighbour(log, output) } }
  var front: Neighbour? { didSet { if let front { real.output = front } } }
  private let real: any AddInteractorSubject
  private weak let log: AddLog?

  init(_ real: any AddInteractorSubject, _ log: AddLog?) { (self.real, self.log) = (real, log) }

  func findEarliestDueDate() {
    log?.add("findEarliestDueDate()")
    log?.change(at: .offer)
    real.findEarliestDueDate()
  }

  func saveNewEntry(name: String, dueDate: Date) async {
    log?.add("saveNewEntry(name: \(exact(name)), dueDate: \(exact(dueDate)))")
    await log?.reach(.request)
    await real.saveNewEntry(name: name, dueDate: dueDate)
    log?.add("The request returns.")
  }
}

/// Stands between the presenter and its view, its delegate and the answers for it.
@MainActor
private final class LoggedPresenter: AddPresenterSubject {
  weak var view: (any AddViewInterface)? { didSet { front = Neighbour(log, view) } }
  weak var delegate: (any AddModuleDelegate)? { didSet { back = Neighbour(log, delegate) } }
  var front: Neighbour? { didSet { if let front { real.view = front } } }
  var back: Neighbour? { didSet { if let back { real.delegate = back } } }
  private let real: any AddPresenterSubject
  private weak let log: AddLog?

  init(_ real: any AddPresenterSubject, _ log: AddLog?) { (self.real, self.log) = (real, log) }

  func updateView() { log?.addInAnyOrder { real.updateView() } }
  func cancelAddAction() {
    log?.change(at: .event)
    log?.addInAnyOrder { real.cancelAddAction() }
    log?.change(at: .end)
  }
  func saveAddAction(name: String, dueDate: Date) async {
    await log?.reach(.event)
    // Which of two reasons is reported is open.
    let (isEmpty, shift) = (name.allSatisfy(\.isWhitespace), log?.shift ?? 0)
    await real.saveAddAction(name: name, dueDate: dueDate + (isEmpty ? abs(shift) : shift))
    await log?.reach(.end)
  }
  func foundEarliestDueDate(_ date: Date) { real.foundEarliestDueDate(date + (log?.shift ?? 0)) }
  func savedNewEntry() async { await real.savedNewEntry() }
  func refusedNewEntry(_ reason: EntryRefusal) { real.refusedNewEntry(reason) }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { real.failedToSaveNewEntry(failure) }
}

private struct LoggedDataManager: AddDataManagerInterface {
  let real: any AddDataManagerInterface
  weak let log: AddLog?

  func addNewEntry(_ item: TodoItem) async throws {
    await log?.begin(item)
    try await real.addNewEntry(item)
    await log?.add("The entry is safe.")
  }
}

@MainActor
private final class LoggedRoot: RootWireframeInterface {
  private weak let real: (any RootWireframeInterface)?
  private weak let log: AddLog?

  init(_ real: any RootWireframeInterface, _ log: AddLog?) { (self.real, self.log) = (real, log) }

  func present(_ screen: any TextScreen) {
    log?.add("present(…)")
    real?.present(screen)
  }

  func dismissTopScreen() {
    log?.add("dismissTopScreen()")
    real?.dismissTopScreen()
  }
}
