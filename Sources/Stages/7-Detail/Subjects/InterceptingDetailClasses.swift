// One file: three small classes of the same kind.

import DetailSolution
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// An answer of the interactor as a value.
typealias DetailReport = DetailInteractorOutputSpy.Call

/// The solution with hooks for its calls, its requests and its reports; a mutant replaces a hook.
@MainActor
final class InterceptingDetailInteractor: DetailInteractorSubject, ReportsOfDetail {
  typealias Mutant = InterceptingDetailInteractor

  weak var output: (any DetailInteractorOutput)? { didSet { onOutput(self) } }
  let solution: DetailSolution.DetailInteractor
  let dataManager: any DetailDataManagerInterface
  let clock: any TodoClock
  let calendar: Calendar
  /// The item that was read last.
  private(set) var found: StoredItem?
  /// The object that a mutant keeps alive.
  var kept: AnyObject?

  /// The reactions to the presenter's calls.
  var onMark: @MainActor (Mutant) async -> Void = { await $0.solution.markItemDone() }
  var onChange: @MainActor (Mutant, _ name: String, _ dueDate: Date) async -> Void = {
    await $0.solution.changeItem(name: $1, dueDate: $2)
  }
  var onDelete: @MainActor (Mutant) async -> Void = { await $0.solution.deleteItem() }
  /// The ways to the data manager.
  var onItem: @MainActor (Mutant, UUID) async throws -> StoredItem? = {
    try await $0.dataManager.item(withID: $1)
  }
  var onReplace: @MainActor (Mutant, StoredItem, StoredItem) async throws -> Bool = {
    try await $0.dataManager.replace($1, with: $2)
  }
  var onDeleteItem: @MainActor (Mutant, UUID) async throws -> StoredItem? = {
    try await $0.dataManager.deleteItem(withID: $1)
  }
  var onReport: (Mutant, DetailReport) -> DetailReport? = { $1 }
  var onEnd: (Mutant, DetailReport) -> DetailReport? = { $1 }
  /// The reaction to another output.
  var onOutput: (Mutant) -> Void = { _ in }

  init(
    _ dataManager: any DetailDataManagerInterface,
    _ clock: any TodoClock,
    _ calendar: Calendar
  ) {
    let requests = RequestsOfDetail()
    solution = DetailSolution.DetailInteractor(
      dataManager: requests,
      clock: clock,
      calendar: calendar
    )
    (self.dataManager, self.clock, self.calendar) = (dataManager, clock, calendar)
    solution.output = self
    requests.interactor = self
  }

  func findItem(withID id: UUID) async { await solution.findItem(withID: id) }
  func markItemDone() async { await onMark(self) }
  func changeItem(name: String, dueDate: Date) async { await onChange(self, name, dueDate) }
  func deleteItem() async { await onDelete(self) }
  var receiver: (any DetailInteractorOutput)? { output }

  fileprivate func item(withID id: UUID) async throws -> StoredItem? {
    let item = try await onItem(self, id)
    if let item, !item.isDone { found = item }
    return item
  }
}

/// A data manager between the solution and the real one.
@MainActor
private final class RequestsOfDetail: DetailDataManagerInterface {
  weak var interactor: InterceptingDetailInteractor?

  @MainActor func item(withID id: UUID) async throws -> StoredItem? {
    try await interactor?.item(withID: id)
  }
  @MainActor func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    guard let interactor else { return false }
    return try await interactor.onReplace(interactor, old, new)
  }
  @MainActor func deleteItem(withID id: UUID) async throws -> StoredItem? {
    guard let interactor else { return nil }
    return try await interactor.onDeleteItem(interactor, id)
  }
}

/// Passes the answers of the interactor on, as values.
@MainActor
protocol ReportsOfDetail: DetailInteractorOutput {
  /// The object that the answers are for.
  var receiver: (any DetailInteractorOutput)? { get }
  /// Returns what takes the place of an answer that awaits nothing; nil for no answer.
  var onReport: (Self, DetailReport) -> DetailReport? { get }
  /// As `onReport`, of an answer that ends the module.
  var onEnd: (Self, DetailReport) -> DetailReport? { get }
}

extension ReportsOfDetail {
  func foundItem(_ item: DetailItem) { pass(.foundItem(item)) }
  func failedToFindItem(_ failure: UseCaseFailure) { pass(.failedToFindItem(failure)) }
  func markedItemDone(title: String) async { await passEnd(.markedItemDone(title: title)) }
  func changedItem(title: String) async { await passEnd(.changedItem(title: title)) }
  func deletedItem(title: String) async { await passEnd(.deletedItem(title: title)) }
  func itemIsGone() async { await passEnd(.itemIsGone) }
  func itemWasChanged(_ item: DetailItem) { pass(.itemWasChanged(item)) }
  func refusedChange(_ reason: EntryRefusal) { pass(.refusedChange(reason)) }
  func failedToChangeItem(_ failure: UseCaseFailure) { pass(.failedToChangeItem(failure)) }

  private func pass(_ report: DetailReport) {
    switch onReport(self, report) {
    case .foundItem(let item): receiver?.foundItem(item)
    case .failedToFindItem(let failure): receiver?.failedToFindItem(failure)
    case .itemWasChanged(let item): receiver?.itemWasChanged(item)
    case .refusedChange(let reason): receiver?.refusedChange(reason)
    case .failedToChangeItem(let failure): receiver?.failedToChangeItem(failure)
    case .markedItemDone, .changedItem, .deletedItem, .itemIsGone, nil: break
    }
  }

  private func passEnd(_ report: DetailReport) async {
    switch onEnd(self, report) {
    case .markedItemDone(let title): await receiver?.markedItemDone(title: title)
    case .changedItem(let title): await receiver?.changedItem(title: title)
    case .deletedItem(let title): await receiver?.deletedItem(title: title)
    case .itemIsGone: await receiver?.itemIsGone()
    default: break
    }
  }
}

/// The solution with hooks for its events, its answers, and its commands to each neighbour.
@MainActor
final class InterceptingDetailPresenter: DetailPresenterSubject, ReportsOfDetail,
  DetailViewInterface, DetailModuleDelegate
{
  typealias Mutant = InterceptingDetailPresenter
  typealias Change = @MainActor () async -> Void

  weak var view: (any DetailViewInterface)?
  weak var delegate: (any DetailModuleDelegate)?
  let solution: DetailSolution.DetailPresenter
  let interactor: any DetailInteractorInput
  let wireframe: any DetailWireframeInterface
  let id: UUID
  /// The object that a mutant keeps alive.
  var kept: AnyObject?

  /// The reactions to the events of the view; a change is the solution's, or only its request.
  var onUpdate: @MainActor (Mutant) async -> Void = { await $0.solution.updateView() }
  var onChange: @MainActor (_ solution: Change, _ request: @escaping Change) async -> Void = {
    (solution, _) in
    await solution()
  }
  var onOpen: @MainActor (Mutant) async -> Void = { await $0.solution.openLink() }
  var onLeave: (Mutant) -> Void = { $0.solution.leaveDetail() }
  var onReport: (Mutant, DetailReport) -> DetailReport? = { $1 }
  var onEnd: (Mutant, DetailReport) -> DetailReport? = { $1 }
  /// The ways to the neighbours.
  var onItem: (Mutant, DetailDisplayItem) -> Void = { $0.view?.showItem($1) }
  var onMessage: (Mutant, String) -> Void = { $0.view?.showErrorMessage($1) }
  var onDismiss: (Mutant) -> Void = { $0.wireframe.dismissDetailInterface() }
  var onLink: @MainActor (Mutant, URL) async -> Bool = { await $0.wireframe.openLink($1) }
  var onOutcome: @MainActor (Mutant, DetailOutcome) async -> Void = {
    await $0.delegate?.detailModuleDidFinish($1)
  }

  init(
    _ id: UUID,
    _ interactor: any DetailInteractorInput,
    _ wireframe: any DetailWireframeInterface,
    _ calendar: Calendar,
    _ locale: Locale
  ) {
    let routes = RoutesOfDetail()
    solution = DetailSolution.DetailPresenter(
      id: id,
      interactor: interactor,
      wireframe: routes,
      calendar: calendar,
      locale: locale
    )
    (self.id, self.interactor, self.wireframe) = (id, interactor, wireframe)
    (solution.view, solution.delegate) = (self, self)
    routes.presenter = self
  }

  func updateView() async { await onUpdate(self) }
  func markDone() async {
    await onChange(solution.markDone) { [interactor] in await interactor.markItemDone() }
  }
  func saveChanges(name: String, dueDate: Date) async {
    await onChange(
      { await solution.saveChanges(name: name, dueDate: dueDate) },
      { [interactor] in await interactor.changeItem(name: name, dueDate: dueDate) }
    )
  }
  func deleteEntry() async {
    await onChange(solution.deleteEntry) { [interactor] in await interactor.deleteItem() }
  }
  func openLink() async { await onOpen(self) }
  func leaveDetail() { onLeave(self) }

  var receiver: (any DetailInteractorOutput)? { solution }

  func showItem(_ item: DetailDisplayItem) { onItem(self, item) }
  func showErrorMessage(_ message: String) { onMessage(self, message) }
  func detailModuleDidFinish(_ outcome: DetailOutcome) async { await onOutcome(self, outcome) }
}

/// A wireframe between the solution and the real one.
@MainActor
private final class RoutesOfDetail: DetailWireframeInterface {
  weak var presenter: InterceptingDetailPresenter?

  func dismissDetailInterface() { if let presenter { presenter.onDismiss(presenter) } }
  func openLink(_ link: URL) async -> Bool {
    guard let presenter else { return false }
    return await presenter.onLink(presenter, link)
  }
}

/// The solution with hooks for its routes.
@MainActor
final class InterceptingDetailWireframe: DetailWireframeSubject {
  typealias Mutant = InterceptingDetailWireframe

  weak var root: (any RootWireframeInterface)?
  let builder: any DetailModuleBuilderInterface
  let solution: DetailSolution.DetailWireframe
  /// The object that a mutant keeps alive.
  var kept: AnyObject?

  var onPresent: (Mutant, UUID) -> Void = { $0.solution.presentDetailInterface(for: $1) }
  var onDismiss: (Mutant) -> Void = { $0.solution.dismissDetailInterface() }
  var onLink: @MainActor (Mutant, URL) async -> Bool = { await $0.solution.openLink($1) }

  init(
    _ root: any RootWireframeInterface,
    _ builder: any DetailModuleBuilderInterface,
    _ opener: any LinkOpener
  ) {
    solution = DetailSolution.DetailWireframe(
      rootWireframe: root,
      builder: builder,
      linkOpener: opener
    )
    (self.root, self.builder) = (root, builder)
  }

  func presentDetailInterface(for id: UUID) { onPresent(self, id) }
  func dismissDetailInterface() { onDismiss(self) }
  func openLink(_ link: URL) async -> Bool { await onLink(self, link) }
}
