import Foundation
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
  private let presenter: any ListPresenterSubject
  private let interactor: AnsweringInteractor
  private let wireframe = ListWireframeSpy()
  private var view: ListViewSpy? = ListViewSpy()
  private let sights: Sights

  /// After each event, tasks that the presenter may have started get `turns` turns.
  init(
    _ scenario: PresenterScenario,
    on implementation: Implementation?,
    turns: Int = 3
  ) throws {
    sights = Sights(turns: turns)
    interactor = AnsweringInteractor(sights)
    presenter = try ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: scenario.calendar,
      locale: scenario.locale
    ).make(implementation)
    connectView()
    wireframe.onCall = { [sights] _ in sights.add("wireframe.presentAddInterface()") }
  }

  private func connectView() {
    presenter.view = view
    view?.onCall = { [sights] call in for line in call.lines { sights.add(line) } }
  }

  /// Performs the event, and returns what was seen.
  func perform(_ event: PresenterScenario.Event) async -> [String] {
    switch event {
    case .asks(let asking, let answer):
      interactor.answer = { [presenter] in presenter.tell(answer) }
      await ask(asking)
    case .both(let first, let second, let answer):
      interactor.answer = { [presenter] in presenter.tell(answer) }
      interactor.gate.holdOne()
      let older = Task { await ask(first) }
      await interactor.gate.asked.reaches(1)
      let newer = Task { await ask(second) }
      if second == nil { await newer.value } else { await interactor.gate.passed.reaches(1) }
      // An older answer that comes last is dropped by the interactor.
      interactor.answer = {}
      interactor.gate.letGo()
      for call in [older, newer] { await call.value }
    case .cancelledUpdate:
      interactor.answer = {}
      interactor.gate.holdOne()
      let update = Task { await ask(.update) }
      await interactor.gate.asked.reaches(1)
      update.cancel()
      interactor.gate.letGo()
      await update.value
    case .addNewEntry: presenter.addNewEntry()
    case .answers(let answer): presenter.tell(answer)
    case .addModuleDidCancelAddAction: presenter.addModuleDidCancelAddAction()
    case .viewChanges:
      guard view != nil else {
        view = ListViewSpy()
        connectView()
        break
      }
      weak let seen = view
      view = nil
      if seen != nil { sights.add("the view is kept alive") }
    }
    sights.end()
    return await sights.look()
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

/// An interactor that can be held before it answers.
@MainActor
private final class AnsweringInteractor: ListInteractorInput {
  var answer: () -> Void = {}
  let gate = ScenarioGate()
  private let sights: Sights

  init(_ sights: Sights) {
    self.sights = sights
  }

  func findUpcomingItems() async {
    sights.add("interactor.findUpcomingItems()")
    await gate.pass {
      if Task.isCancelled { sights.add("the interactor sees that it is cancelled") }
      answer()
    }
    sights.add("the interactor has answered")
  }
}
