import Foundation
import KataLearner
import KataRun
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases

/// A presenter's neighbours in a scenario, with all their events in one list.
@MainActor
final class PresenterWorld {
  /// One event at a neighbour.
  enum Sight: Equatable {
    case asked
    /// The interactor has answered; the request is over.
    case requestEnded
    /// The request was cancelled, and the interactor noticed it.
    case requestCancelled
    case shown(ListViewSpy.Call)
    case addScreenPresented
    /// The view is alive, although it has no other owner.
    case viewKeptAlive
  }

  private let presenter: any ListPresenterSubject
  private let interactor: AnsweringInteractor
  private let wireframe = ListWireframeSpy()
  private var view: ListViewSpy? = ListViewSpy()
  private let sights = Sights()

  init(_ scenario: PresenterScenario, on implementation: Implementation?) throws {
    interactor = AnsweringInteractor(sights)
    presenter = try ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: scenario.calendar,
      locale: scenario.locale
    ).make(implementation)
    connectView()
    wireframe.onCall = { [sights] _ in sights.seen.append(.addScreenPresented) }
  }

  private func connectView() {
    presenter.view = view
    view?.onCall = { [sights] in sights.seen.append(.shown($0)) }
  }

  /// Performs the event; returns what was seen when the call returned, and what was seen later.
  ///
  /// Later means after so many turns of the main actor.
  func tell(
    _ event: PresenterScenario.Event,
    turns: Int = 3
  ) async -> (atReturn: [Sight], afterwards: [Sight]) {
    switch event {
    case .updateView(let answer):
      interactor.answer = { [presenter] in presenter.tell(answer) }
      await presenter.updateView()
    case .both(let first, let second, let answer):
      interactor.answer = { [presenter] in presenter.tell(answer) }
      interactor.holdOne()
      let older = Task { await ask(first) }
      await interactor.asked.reaches(1)
      let newer = Task { await ask(second) }
      if second == nil { await newer.value } else { await interactor.answered.reaches(1) }
      // An older answer that comes last is dropped by the interactor.
      interactor.answer = {}
      interactor.letGo()
      for call in [older, newer] { await call.value }
    case .cancelledUpdate:
      interactor.answer = {}
      interactor.holdOne()
      let update = Task { await ask(.update) }
      await interactor.asked.reaches(1)
      update.cancel()
      interactor.letGo()
      await update.value
    case .addModuleDidSaveAddAction(let answer):
      interactor.answer = { [presenter] in presenter.tell(answer) }
      await presenter.addModuleDidSaveAddAction()
    case .addNewEntry: presenter.addNewEntry()
    case .found(let items): presenter.foundUpcomingItems(items)
    case .failed(let reason): presenter.failedToFindUpcomingItems(UseCaseFailure(reason: reason))
    case .addModuleDidCancelAddAction: presenter.addModuleDidCancelAddAction()
    case .viewChanges:
      guard view != nil else {
        view = ListViewSpy()
        connectView()
        break
      }
      weak let seen = view
      view = nil
      if seen != nil { sights.seen.append(.viewKeptAlive) }
    }
    let atReturn = sights.take()
    for _ in 0..<turns { await Task {}.value }
    return (atReturn, sights.take())
  }
}

extension PresenterWorld {
  private func ask(_ asking: PresenterScenario.Asking?) async {
    switch asking {
    case nil: presenter.addNewEntry()
    case .update: await presenter.updateView()
    case .save: await presenter.addModuleDidSaveAddAction()
    }
  }
}

extension ListInteractorOutput {
  fileprivate func tell(_ answer: PresenterScenario.Answer) {
    switch answer {
    case .nothing: break
    case .found(let items): foundUpcomingItems(items)
    case .failed(let reason): failedToFindUpcomingItems(UseCaseFailure(reason: reason))
    }
  }
}

/// Collects what was seen; doubles and tasks share it.
@MainActor
private final class Sights {
  var seen: [PresenterWorld.Sight] = []

  func take() -> [PresenterWorld.Sight] {
    defer { seen = [] }
    return seen
  }
}

/// An interactor that can be held before it answers.
@MainActor
private final class AnsweringInteractor: ListInteractorInput {
  var answer: () -> Void = {}
  private(set) var asked = ScenarioLatch()
  private(set) var answered = ScenarioLatch()
  private let held = HeldAnswers<Void, Void, Never>(.success(()))
  private let sights: Sights

  init(_ sights: Sights) {
    self.sights = sights
  }

  /// Holds the next request until `letGo()`, and restarts the counts.
  func holdOne() {
    (asked, answered) = (ScenarioLatch(), ScenarioLatch())
    held.answer = .inTurn(.held(), .success(()))
  }

  func letGo() { held.giveAll(.success(())) }

  func findUpcomingItems() async {
    sights.seen.append(.asked)
    asked.raise()
    await held.next(())
    if Task.isCancelled { sights.seen.append(.requestCancelled) }
    // Lets other tasks run first: a call that is not awaited continues before this returns.
    await Task {}.value
    answer()
    answered.raise()
    await Task {}.value
    sights.seen.append(.requestEnded)
  }
}
