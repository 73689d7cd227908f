import Foundation
import InteractorSolution
import Observation
import PresenterSolution
import Synchronization
import TodoDomain
import TodoMocks
import TodoScreens

/// A screen model with a spy as its presenter.
@MainActor
struct ListScreenModelFixture {
  let eventHandler: ListModuleSpy
  let sut: ListScreenModel

  init(updateView: StubbedAnswer<Void, Void, Never> = .success(())) {
    eventHandler = ListModuleSpy(updateView: updateView)
    sut = ListScreenModel(eventHandler: eventHandler)
  }

  /// Whether a request that is held until it is cancelled is over; if not, it gets its answer now.
  func isCancelled(request: Int) -> Bool {
    (try? eventHandler.heldUpdateView.give(.success(()), to: request)) == nil
  }

  /// The number of changes that an observer of the state receives.
  func observedChanges(during act: () -> Void) -> Int {
    let count = Mutex(0)
    withObservationTracking {
      _ = sut.state
    } onChange: {
      count.withLock { $0 += 1 }
    }
    act()
    return count.withLock(\.self)
  }

  static let call = UpcomingDisplaySection(
    name: "Tomorrow",
    imageName: "alarm",
    items: [UpcomingDisplayItem(title: "Call", dueDay: "Thursday")]
  )
  static let pack = UpcomingDisplaySection(
    name: "Today",
    imageName: "check",
    items: [UpcomingDisplayItem(title: "Pack", dueDay: "")]
  )
}

/// A screen model above the finished presenter and interactor.
@MainActor
struct ListScreenModule {
  let dataManager: ListDataManagerSpy
  let wireframe = ListWireframeSpy()
  let model: ListScreenModel

  /// Wednesday, 21 May 2014, 9:00 UTC; weeks begin on Sunday.
  init(todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>) {
    let calendar = Calendar.gregorian(in: "GMT")
    dataManager = ListDataManagerSpy(todoItems: todoItems)
    let interactor = ListInteractor(
      dataManager: dataManager,
      clock: ControllableClock(now: Self.now),
      calendar: calendar
    )
    let presenter = ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: Locale(identifier: "en_US")
    )
    model = ListScreenModel(eventHandler: presenter)
    interactor.output = presenter
    presenter.view = model
  }

  static let now = Date(timeIntervalSince1970: 1_400_662_800)
}
