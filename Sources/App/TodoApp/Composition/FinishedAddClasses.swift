import Foundation
import Synchronization
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Finds the classes of an add module that do all their work, so that the app can run them.
///
/// A class that does only a part would leave a user on the add screen, or lose an entry.
@MainActor
package struct FinishedAddClasses {
  private let classes: AddClasses

  /// Examines these classes.
  package init(_ classes: AddClasses) {
    self.classes = classes
  }

  /// The names of the classes.
  package static let names = ["AddInteractor", "AddPresenter", "AddWireframe", "MidnightRefresh"]

  /// The finished ones of these classes, with those of `solution` in place of the others, and the
  /// names of the others.
  package func completed(
    with solution: AddClasses
  ) async -> (classes: AddClasses, unfinished: [String]) {
    var all = solution
    let areFinished = [
      await isInteractorFinished(), await isPresenterFinished(), isWireframeFinished(),
      await isRefreshFinished(),
    ]
    if areFinished[0] { all.makeInteractor = classes.makeInteractor }
    if areFinished[1] { all.makePresenter = classes.makePresenter }
    if areFinished[2] { all.makeWireframe = classes.makeWireframe }
    if areFinished[3] { all.makeMidnightRefresh = classes.makeMidnightRefresh }
    return (all, zip(Self.names, areFinished).filter { !$1 }.map(\.0))
  }

  private func isInteractorFinished() async -> Bool {
    let probe = AddProbe()
    let interactor = classes.makeInteractor(
      AddProbe.DataManager(),
      FixedClock(now: AddProbe.now),
      Calendar(identifier: .gregorian)
    )
    interactor.output = probe
    interactor.findEarliestDueDate()
    await interactor.saveNewEntry(name: "Pack", dueDate: AddProbe.now)
    await interactor.saveNewEntry(name: "", dueDate: AddProbe.now)
    await interactor.saveNewEntry(name: "failure", dueDate: AddProbe.now)
    return probe.calls == ["found", "saved", "refused", "failed"]
  }

  private func isPresenterFinished() async -> Bool {
    let probe = AddProbe()
    let presenter = classes.makePresenter(probe, probe)
    presenter.view = probe
    presenter.delegate = probe
    presenter.updateView()
    presenter.foundEarliestDueDate(AddProbe.now)
    await presenter.saveAddAction(name: "", dueDate: AddProbe.now)
    presenter.refusedNewEntry(.emptyName)
    await presenter.savedNewEntry()
    presenter.cancelAddAction()
    let wanted = ["find", "save", "message", "dismissed", "delegate", "dismissed", "delegate"]
    return probe.calls.filter(wanted.contains) == wanted
  }

  private func isWireframeFinished() -> Bool {
    let probe = AddProbe()
    let wireframe = classes.makeWireframe(probe, probe)
    wireframe.presentAddInterface()
    wireframe.dismissAddInterface()
    return probe.calls == ["presented", "dismissed"]
  }

  private func isRefreshFinished() async -> Bool {
    let clock = AddProbe.WaitingClock()
    let refresh = classes.makeMidnightRefresh(
      MidnightRefreshParts(
        todoClock: FixedClock(now: AddProbe.now),
        clock: clock,
        calendar: Calendar(identifier: .gregorian),
        isCovered: { false },
        refresh: {}
      )
    )
    await refresh.run()
    return clock.wasAsked
  }
}

/// A neighbour of all classes, which only records its calls.
@MainActor
private final class AddProbe: AddInteractorInput, AddInteractorOutput, AddViewInterface,
  AddWireframeInterface, AddModuleDelegate, RootWireframeInterface, AddModuleBuilderInterface,
  TextScreen
{
  nonisolated static let now = Date(timeIntervalSince1970: 0)

  private(set) var calls: [String] = []

  func findEarliestDueDate() { calls.append("find") }
  func saveNewEntry(name: String, dueDate: Date) async { calls.append("save") }
  func foundEarliestDueDate(_ date: Date) { calls.append("found") }
  func savedNewEntry() async { calls.append("saved") }
  func refusedNewEntry(_ reason: EntryRefusal) { calls.append("refused") }
  func failedToSaveNewEntry(_ failure: UseCaseFailure) { calls.append("failed") }
  func setEntryName(_ name: String) {}
  func setEntryDueDate(_ date: Date) {}
  func setMinimumDueDate(_ date: Date) {}
  func showErrorMessage(_ message: String) { calls.append("message") }
  func dismissAddInterface() { calls.append("dismissed") }
  func addModuleDidCancelAddAction() { calls.append("delegate") }
  func addModuleDidSaveAddAction() async { calls.append("delegate") }
  func present(_ screen: any TextScreen) { calls.append("presented") }
  func dismissTopScreen() { calls.append("dismissed") }
  func makeAddScreen() -> any TextScreen { self }
  func viewWillAppear() async {}
  func handle(_ line: String) async {}

  /// Saves nothing, and fails for one name.
  struct DataManager: AddDataManagerInterface {
    func addNewEntry(_ item: TodoItem) async throws {
      if item.name == "failure" { throw CancellationError() }
    }
  }

  /// Ends each sleep as if it was cancelled.
  final class WaitingClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant

    private let asked = Mutex(false)

    var wasAsked: Bool { asked.withLock(\.self) }
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      asked.withLock { $0 = true }
      throw CancellationError()
    }
  }
}
