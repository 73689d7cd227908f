import Foundation
import KataCore
import KataTesting
import PresenterSubjects
import TodoMocks

/// A presenter whose neighbours write into the log of a scenario.
@MainActor
final class PresenterDesk {
  let presenter: any ListPresenterSubject
  private let interactor = ListInteractorInputSpy()
  private let wireframe = ListWireframeSpy()
  private var view: ListViewSpy?
  private let log: CallLog
  private let running: RunningCalls

  init(
    _ implementation: Implementation?,
    calendar: Calendar,
    locale: Locale,
    log: CallLog
  ) throws {
    self.log = log
    running = RunningCalls(log)
    presenter = try ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    ).make(implementation)
    interactor.onCall = { [running] in running.add(request: $0) }
    wireframe.onCall = { log.add($0) }
    changeView()
  }

  /// Releases the view; if it is gone, sets a new one.
  func changeView() {
    guard view == nil else {
      weak let seen = view
      view = nil
      if seen != nil { log.add("the view is kept alive") }
      return
    }
    view = ListViewSpy()
    view?.onCall = { [log] in log.add($0) }
    presenter.view = view
  }

  /// Performs the calls, each during the requests of those before it, and then the answer.
  func perform(_ calls: [Act<PresenterDesk>], answer: Act<PresenterDesk>) async throws {
    interactor.heldFindUpcomingItems.answer = .held()
    for call in calls { await running.begin { try await call.call(self) } }
    try await answer.call(self)
    try await end()
  }

  /// Performs the call, and cancels it during its request.
  func cancel(_ call: Act<PresenterDesk>) async throws {
    interactor.heldFindUpcomingItems.answer = .heldUntilCancelled()
    let index = await running.begin { try await call.call(self) }
    running.watch(nil)
    running.tasks[index].cancel()
    let isWaiting = (try? interactor.heldFindUpcomingItems.give(.success(()), for: ())) != nil
    if isWaiting { log.add("the request is not cancelled") }
    try await end()
  }

  private func end() async throws {
    try await running.end { interactor.heldFindUpcomingItems.giveAll(.success(())) }
  }
}
