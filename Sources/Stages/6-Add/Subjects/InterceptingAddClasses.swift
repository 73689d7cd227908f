// One file: four small classes of the same kind.

import AddSolution
import Foundation
import TodoApp
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The solution with hooks for its calls and its reports; a mutant replaces a hook.
@MainActor
final class InterceptingAddInteractor: AddInteractorSubject, AddInteractorOutput {
  weak var output: (any AddInteractorOutput)?
  let solution: AddSolution.AddInteractor

  /// The reaction to a request for the earliest date.
  var onFind: (() -> Void)?
  /// The reaction to a new entry.
  var onSave: ((_ name: String, _ dueDate: Date) async -> Void)?
  /// The reaction to a saved entry.
  var onSaved: (() async -> Void)?
  /// The reaction to a refused entry.
  var onRefused: ((EntryRefusal) -> Void)?
  /// Whether a save has failed.
  private(set) var hasFailed = false

  init(_ solution: AddSolution.AddInteractor) {
    self.solution = solution
    solution.output = self
  }

  func findEarliestDueDate() { onFind.map { $0() } ?? solution.findEarliestDueDate() }

  func saveNewEntry(name: String, dueDate: Date) async {
    guard let onSave else { return await solution.saveNewEntry(name: name, dueDate: dueDate) }
    await onSave(name, dueDate)
  }

  func foundEarliestDueDate(_ date: Date) { output?.foundEarliestDueDate(date) }

  func savedNewEntry() async {
    guard let onSaved else {
      await output?.savedNewEntry()
      return
    }
    await onSaved()
  }

  func refusedNewEntry(_ reason: EntryRefusal) {
    onRefused.map { $0(reason) } ?? output?.refusedNewEntry(reason)
  }

  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    hasFailed = true
    output?.failedToSaveNewEntry(failure)
  }
}

/// A data manager between the solution and the real one, which changes what is saved.
struct InterceptingAddDataManager: AddDataManagerInterface {
  /// Saves the item with the real data manager, in its own way.
  let save: @Sendable (TodoItem) async throws -> Void

  func addNewEntry(_ item: TodoItem) async throws { try await save(item) }
}

/// The solution with hooks for its events, its answers, and its commands to the view.
@MainActor
final class InterceptingAddPresenter: AddPresenterSubject, AddViewInterface {
  weak var view: (any AddViewInterface)? { didSet { if keepsView { kept.append(view) } } }
  weak var delegate: (any AddModuleDelegate)? {
    didSet {
      if keepsDelegate { kept.append(delegate) }
      solution.delegate = delegate
    }
  }
  let solution: AddSolution.AddPresenter

  /// Whether it keeps its view alive.
  var keepsView = false
  /// Whether it keeps its delegate alive.
  var keepsDelegate = false
  private var kept: [AnyObject?] = []

  /// The reactions to the view's events.
  var onUpdate: (() -> Void)?
  var onCancel: (() -> Void)?
  var onSave: ((_ name: String, _ dueDate: Date) async -> Void)?
  /// The reactions to the interactor's answers.
  var onFound: ((Date) -> Void)?
  var onSaved: (() async -> Void)?
  var onRefused: ((EntryRefusal) -> Void)?
  var onFailed: ((UseCaseFailure) -> Void)?
  /// The way of the name and of the date to the form, and of a message to the screen.
  var onName: ((String) -> Void)?
  var onDate: ((Date) -> Void)?
  var onMessage: ((String) -> Void)?

  init(_ solution: AddSolution.AddPresenter) {
    self.solution = solution
    solution.view = self
  }

  func updateView() { onUpdate.map { $0() } ?? solution.updateView() }
  func cancelAddAction() { onCancel.map { $0() } ?? solution.cancelAddAction() }

  func saveAddAction(name: String, dueDate: Date) async {
    guard let onSave else { return await solution.saveAddAction(name: name, dueDate: dueDate) }
    await onSave(name, dueDate)
  }

  func foundEarliestDueDate(_ date: Date) {
    onFound.map { $0(date) } ?? solution.foundEarliestDueDate(date)
  }

  func savedNewEntry() async {
    guard let onSaved else { return await solution.savedNewEntry() }
    await onSaved()
  }

  func refusedNewEntry(_ reason: EntryRefusal) {
    onRefused.map { $0(reason) } ?? solution.refusedNewEntry(reason)
  }

  func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    onFailed.map { $0(failure) } ?? solution.failedToSaveNewEntry(failure)
  }

  func setEntryName(_ name: String) { onName.map { $0(name) } ?? view?.setEntryName(name) }
  func setEntryDueDate(_ date: Date) { onDate.map { $0(date) } ?? view?.setEntryDueDate(date) }
  func setMinimumDueDate(_ date: Date) { view?.setMinimumDueDate(date) }
  func showErrorMessage(_ message: String) {
    onMessage.map { $0(message) } ?? view?.showErrorMessage(message)
  }
}

/// The solution with hooks for its two ways.
@MainActor
final class InterceptingAddWireframe: AddWireframeSubject {
  let solution: AddSolution.AddWireframe

  /// The way to the add screen.
  var onPresent: (() -> Void)?
  /// The way back.
  var onDismiss: (() -> Void)?

  init(_ solution: AddSolution.AddWireframe) { self.solution = solution }

  func presentAddInterface() { onPresent.map { $0() } ?? solution.presentAddInterface() }
  func dismissAddInterface() { onDismiss.map { $0() } ?? solution.dismissAddInterface() }
}

/// A refresh at midnight that is a function.
@MainActor
final class MidnightRefreshFunction: MidnightRefreshSubject {
  private let function: () async -> Void

  init(_ function: @escaping () async -> Void) { self.function = function }

  func run() async { await function() }
}
