import Foundation
import KataRun
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
  private let running = RunningCalls()
  // Whether a call that ends now has not waited for its request.
  private var isHeld = false

  init(
    _ implementation: Implementation?,
    calendar: Calendar,
    locale: Locale,
    log: CallLog
  ) throws {
    self.log = log
    presenter = try ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    ).make(implementation)
    interactor.onCall = { [running] in
      log.add($0)
      running.noteRequest()
    }
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
    isHeld = true
    for call in calls { await begin(call) }
    try await answer.call(self)
    log.add("the interactor has answered")
    try await end()
  }

  /// Performs the call, and cancels it during its request.
  func cancel(_ call: Act<PresenterDesk>) async throws {
    interactor.heldFindUpcomingItems.answer = .heldUntilCancelled()
    await begin(call).cancel()
    let isWaiting = (try? interactor.heldFindUpcomingItems.give(.success(()), for: ())) != nil
    if isWaiting { log.add("the request is not cancelled") }
    try await end()
  }

  @discardableResult
  private func begin(_ call: Act<PresenterDesk>) async -> Task<Void, any Error> {
    let requests = interactor.calls.count
    return await running.begin { [self] in
      try await call.call(self)
      if isHeld, interactor.calls.count > requests { log.end() }
    }
  }

  private func end() async throws {
    isHeld = false
    interactor.heldFindUpcomingItems.giveAll(.success(()))
    try await running.end()
  }
}
