// One file: four small classes of the same kind.

import AddSolution
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The solution with hooks for its calls, its saves and its reports; a mutant replaces a hook.
@MainActor
final class InterceptingAddInteractor: AddInteractorSubject, AddInteractorOutput {
  typealias Mutant = InterceptingAddInteractor

  weak var output: (any AddInteractorOutput)?
  let solution: AddSolution.AddInteractor
  let dataManager: any AddDataManagerInterface
  let clock: any TodoClock
  /// The name of the last entry, as typed.
  private(set) var typed = ""

  /// The reaction to a request for the earliest date.
  var onFind: (Mutant) -> Void = { $0.solution.findEarliestDueDate() }
  /// The reaction to a new entry.
  var onSave: @MainActor (Mutant, _ name: String, _ dueDate: Date) async -> Void = {
    await $0.solution.saveNewEntry(name: $1, dueDate: $2)
  }
  /// The way of an item to the data manager.
  var onAdd: @MainActor (Mutant, TodoItem) async throws -> Void = {
    try await $0.dataManager.addNewEntry($1)
  }
  /// The reaction to a saved entry.
  var onSaved: @MainActor (Mutant) async -> Void = { await $0.output?.savedNewEntry() }
  /// The reaction to a refused entry.
  var onRefused: (Mutant, EntryRefusal) -> Void = { $0.output?.refusedNewEntry($1) }
  /// The reaction to a failed save.
  var onFailed: (Mutant, UseCaseFailure) -> Void = { $0.output?.failedToSaveNewEntry($1) }

  init(_ dataManager: any AddDataManagerInterface, _ clock: any TodoClock, _ calendar: Calendar) {
    let between = InterceptingAddDataManager()
    solution = AddSolution.AddInteractor(dataManager: between, clock: clock, calendar: calendar)
    (self.dataManager, self.clock) = (dataManager, clock)
    solution.output = self
    between.interactor = self
  }

  func findEarliestDueDate() { onFind(self) }
  func saveNewEntry(name: String, dueDate: Date) async {
    typed = name
    await onSave(self, name, dueDate)
  }
  func foundEarliestDueDate(_ date: Date) { output?.foundEarliestDueDate(date) }
  func savedNewEntry() async { await onSaved(self) }
  func refusedNewEntry(_ reason: EntryRefusal) { onRefused(self, reason) }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { onFailed(self, failure) }
}

/// A data manager between the solution and the real one.
@MainActor
private final class InterceptingAddDataManager: AddDataManagerInterface {
  weak var interactor: InterceptingAddInteractor?

  @MainActor func addNewEntry(_ item: TodoItem) async throws {
    guard let interactor else { return }
    try await interactor.onAdd(interactor, item)
  }
}

/// The solution with hooks for its events, its answers, and its commands to the view.
@MainActor
final class InterceptingAddPresenter: AddPresenterSubject, AddViewInterface {
  typealias Mutant = InterceptingAddPresenter

  weak var view: (any AddViewInterface)?
  weak var delegate: (any AddModuleDelegate)? { didSet { solution.delegate = delegate } }
  let solution: AddSolution.AddPresenter
  let interactor: any AddInteractorInput
  let wireframe: any AddWireframeInterface
  /// The object that a mutant keeps alive.
  var kept: AnyObject?

  /// The reactions to the view's events.
  var onUpdate: (Mutant) -> Void = { $0.solution.updateView() }
  var onCancel: (Mutant) -> Void = { $0.solution.cancelAddAction() }
  var onSave: @MainActor (Mutant, _ name: String, _ dueDate: Date) async -> Void = {
    await $0.solution.saveAddAction(name: $1, dueDate: $2)
  }
  /// The reactions to the interactor's answers.
  var onFound: (Mutant, Date) -> Void = { $0.solution.foundEarliestDueDate($1) }
  var onSaved: @MainActor (Mutant) async -> Void = { await $0.solution.savedNewEntry() }
  var onRefused: (Mutant, EntryRefusal) -> Void = { $0.solution.refusedNewEntry($1) }
  var onFailed: (Mutant, UseCaseFailure) -> Void = { $0.solution.failedToSaveNewEntry($1) }
  /// The way of the name and of the date to the form, and of a message to the screen.
  var onName: (Mutant, String) -> Void = { $0.view?.setEntryName($1) }
  var onDate: (Mutant, Date) -> Void = { $0.view?.setEntryDueDate($1) }
  var onMessage: (Mutant, String) -> Void = { $0.view?.showErrorMessage($1) }

  init(_ interactor: any AddInteractorInput, _ wireframe: any AddWireframeInterface) {
    solution = AddSolution.AddPresenter(interactor: interactor, wireframe: wireframe)
    (self.interactor, self.wireframe) = (interactor, wireframe)
    solution.view = self
  }

  func updateView() { onUpdate(self) }
  func cancelAddAction() { onCancel(self) }
  func saveAddAction(name: String, dueDate: Date) async { await onSave(self, name, dueDate) }
  func foundEarliestDueDate(_ date: Date) { onFound(self, date) }
  func savedNewEntry() async { await onSaved(self) }
  func refusedNewEntry(_ reason: EntryRefusal) { onRefused(self, reason) }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { onFailed(self, failure) }
  func setEntryName(_ name: String) { onName(self, name) }
  func setEntryDueDate(_ date: Date) { onDate(self, date) }
  func setMinimumDueDate(_ date: Date) { view?.setMinimumDueDate(date) }
  func showErrorMessage(_ message: String) { onMessage(self, message) }
}

/// The solution with hooks for its two ways.
@MainActor
final class InterceptingAddWireframe: AddWireframeSubject {
  typealias Mutant = InterceptingAddWireframe

  weak var root: (any RootWireframeInterface)?
  let builder: any AddModuleBuilderInterface
  let solution: AddSolution.AddWireframe
  /// The screen that a mutant keeps alive.
  var kept: (any TextScreen)?

  /// The way to the add screen.
  var onPresent: (Mutant) -> Void = { $0.solution.presentAddInterface() }
  /// The way back.
  var onDismiss: (Mutant) -> Void = { $0.solution.dismissAddInterface() }

  init(_ root: any RootWireframeInterface, _ builder: any AddModuleBuilderInterface) {
    solution = AddSolution.AddWireframe(rootWireframe: root, builder: builder)
    (self.root, self.builder) = (root, builder)
  }

  func presentAddInterface() { onPresent(self) }
  func dismissAddInterface() { onDismiss(self) }
}

/// A refresh at midnight that is a function.
@MainActor
final class MidnightRefreshFunction: MidnightRefreshSubject {
  private let function: () async -> Void

  init(_ function: @escaping () async -> Void) { self.function = function }

  func run() async { await function() }
}
