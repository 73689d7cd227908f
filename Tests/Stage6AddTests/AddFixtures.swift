// One file: the fixtures of one stage.

import AddSubjects
import Foundation
import KataTesting
import Synchronization
import TodoApp
import TodoDomain
import TodoMocks
import TodoScreens
import TodoTerminal
import TodoUseCases

/// An add interactor on Wednesday 21 May 2014 at 9:00 in Auckland, when it is still Tuesday at UTC.
@MainActor
struct AddInteractorFixture {
  static let dates = FixedCalendar.auckland

  let sut: any AddInteractorSubject
  let dataManager: AddDataManagerMock
  let output: AddInteractorOutputMock

  /// Expects these calls of the data manager and of the output, in order.
  ///
  /// If the day ends, the clock shows the next day from its second read on.
  init(
    saving saved: [AddDataManagerSpy.Call] = [],
    answering answer: StubbedAnswer<TodoItem, Void, any Error> = .success(()),
    reporting reported: [AddInteractorOutputSpy.Call],
    dayEnds: Bool = false
  ) throws {
    dataManager = AddDataManagerMock(expecting: saved, addNewEntry: answer)
    output = AddInteractorOutputMock(expecting: reported)
    let now = try Self.dates.date("2014-05-21 09:00")
    let clock = TodoClockSpy(now: now, then: dayEnds ? now + 86_400 : now)
    sut = try AddClasses.make().makeInteractor(dataManager, clock, Self.dates.calendar)
    sut.output = output
  }

  /// The answers to these entries; the day ends after the first read of the clock.
  static func answersAsTheDayEnds(
    _ entries: (name: String, dueDate: Date)...
  ) async throws -> [AddInteractorOutputSpy.Call] {
    let fixture = try Self(reporting: [], dayEnds: true)
    for (name, dueDate) in entries {
      await fixture.sut.saveNewEntry(name: name, dueDate: dueDate)
    }
    return fixture.output.spy.calls
  }
}

/// An add presenter among mocks, whose calls go into one list.
@MainActor
final class AddPresenterFixture {
  let sut: any AddPresenterSubject
  let interactor: AddInteractorInputMock
  let wireframe: AddWireframeMock
  let view: AddViewMock
  let delegate: AddModuleDelegateMock
  /// What the interactor answers to each call, in order, before the call returns.
  var answers: [(any AddInteractorOutput) -> Void] = []
  /// The calls so far, with the name of the neighbour in front.
  private(set) var events: [AddCall] = []

  /// Expects these calls of each neighbour, in order.
  init(
    interactor: [AddInteractorInputSpy.Call] = [],
    wireframe: [AddWireframeSpy.Call] = [],
    view: [AddViewSpy.Call] = [],
    delegate: [AddModuleDelegateSpy.Call] = []
  ) throws {
    self.interactor = AddInteractorInputMock(expecting: interactor)
    self.wireframe = AddWireframeMock(expecting: wireframe)
    self.view = AddViewMock(expecting: view)
    self.delegate = AddModuleDelegateMock(expecting: delegate)
    sut = try AddClasses.make().makePresenter(self.interactor, self.wireframe)
    sut.view = self.view
    sut.delegate = self.delegate
    // Weak: wrong code may call a neighbour when the test has ended.
    self.interactor.spy.onCall = { [weak self] in self?.receive($0) }
    self.wireframe.spy.onCall = { [weak self] in self?.events.append(AddCall("wireframe.\($0)")) }
    self.view.spy.onCall = { [weak self] in self?.events.append(AddCall("view.\($0)")) }
    self.delegate.spy.onCall = { [weak self] in self?.events.append(AddCall("delegate.\($0)")) }
  }

  /// Expects that each entry is saved, answered in this way, and shown with this message.
  convenience init(
    refusing entries: [(
      name: String, date: Date, answer: (any AddInteractorOutput) -> Void, message: String
    )]
  ) throws {
    try self.init(
      interactor: entries.map { .saveNewEntry(name: $0.name, dueDate: $0.date) },
      view: entries.flatMap {
        [.setEntryName($0.name), .setEntryDueDate($0.date), .showErrorMessage($0.message)]
      }
    )
    answers = entries.map(\.answer)
  }

  /// Saves the expected entries.
  func saveEntries() async {
    for case .saveNewEntry(let name, let dueDate) in interactor.expected {
      await sut.saveAddAction(name: name, dueDate: dueDate)
    }
  }

  private func receive(_ call: AddInteractorInputSpy.Call) {
    events.append(AddCall("interactor.\(call)"))
    if !answers.isEmpty { answers.removeFirst()(sut) }
  }

  /// The expected calls of all mocks: interactor, view, wireframe, delegate.
  var expected: [AddCall] {
    interactor.expected.map { AddCall("interactor.\($0)") }
      + view.expected.map { AddCall("view.\($0)") }
      + wireframe.expected.map { AddCall("wireframe.\($0)") }
      + delegate.expected.map { AddCall("delegate.\($0)") }
  }

  /// The received calls of all mocks, in the order of `expected`.
  var received: [AddCall] {
    ["interactor", "view", "wireframe", "delegate"]
      .flatMap { name in events.filter { $0.name.hasPrefix(name) } }
  }
}

/// The refresh at midnight on a clock for reading and a clock for sleeping.
@MainActor
final class MidnightFixture {
  let todoClock: ControllableClock
  let clock: ControllableClock
  /// Whether another screen covers the list.
  var isCovered = false
  /// The times of the refreshes so far, by the clock for reading.
  private var times: [Date] = []
  /// Runs once, during the next refresh.
  var duringRefresh: (@MainActor () async throws -> Void)?
  private(set) var isCancelled = false
  private var isRefreshing = false
  private let dates: FixedCalendar
  // Held by the closure for the refresh alone.
  private weak var token: CountingLatch?
  // Until it runs.
  private var starting: (any MidnightRefreshSubject)?
  private let run: RefreshRun
  private var running: Task<Void, Never>?
  private let log: CallLog?
  private let start: Date
  private var hasNewDay = false
  // Without a sleep, the time to wait for one; code that has none must not delay each step.
  private let waits: Bool
  private static var patience: Duration {
    RunningTest.patience(.milliseconds(500), orElse: .milliseconds(50))
  }

  /// Starts it at this time, in a zone whose days may have 23 or 25 hours.
  convenience init(
    at now: String,
    seconds: TimeInterval = 0,
    in dates: FixedCalendar = .sundayFirst
  ) throws {
    self.init(at: try dates.date(now) + seconds, in: dates, try AddClasses.make())
  }

  /// Starts it; without a log, it waits, so that code on other threads has its turn as well.
  init(at now: Date, in dates: FixedCalendar, _ makers: AddClasses, log: CallLog? = nil) {
    (self.dates, self.log, waits) = (dates, log, log == nil)
    start = now
    todoClock = ControllableClock(now: now)
    clock = ControllableClock(now: now)
    run = RefreshRun(on: clock)
    let token = CountingLatch()
    self.token = token
    starting = makers.makeMidnightRefresh(
      MidnightRefreshParts(
        todoClock: todoClock,
        clock: clock,
        calendar: dates.calendar,
        isCovered: { [weak self] in self?.isCovered ?? false },
        refresh: { [weak self, token] in
          _ = token
          await self?.refresh()
        }
      )
    )
    running = Task(executorPreference: waits ? nil : MainThread.shared) { await self.begin() }
  }

  private func begin() async { await run.begin { await starting.take()?.run() } }

  private func refresh() async {
    let now = todoClock.now
    times.append(now)
    log?.add(AddCall("refreshes on", nil, dates.calendar.startOfDay(for: now)))
    guard let change = duringRefresh.take() else { return }
    isRefreshing = true
    try? await change()
    (isRefreshing, hasNewDay) = (false, !showsToday)
    log?.add(AddCall("has refreshed"))
  }

  /// The days of the refreshes so far.
  var days: [String] { times.map { String(dates.text($0).prefix { $0 != "," }) } }

  /// Whether the day of the last refresh is today.
  var showsToday: Bool {
    dates.calendar.isDate(times.last ?? start, inSameDayAs: todoClock.now)
  }

  /// Whether another day has come during a refresh since the last time.
  func takeNewDay() -> Bool {
    defer { hasNewDay = false }
    return hasNewDay
  }

  /// Moves both clocks, and waits until the code sleeps again or has had the time to; returns the
  /// number of refreshes so far.
  @discardableResult
  func pass(_ time: TimeInterval) async throws -> Int {
    if waits { await settle() }
    try await move(time)
    // During a refresh, the code does not sleep again.
    if !isRefreshing { await settle() }
    return times.count
  }

  private func move(_ time: TimeInterval) async throws {
    todoClock.now += time
    try await clock.advance(by: .seconds(time))
  }

  /// Moves the clock for reading alone.
  func setTime(back time: TimeInterval) { todoClock.now -= time }

  /// The time until the end of the day, by the clock for reading.
  var restOfTheDay: TimeInterval {
    let end = dates.calendar.dateInterval(of: .day, for: todoClock.now)?.end
    return end?.timeIntervalSince(todoClock.now) ?? 0
  }

  /// Ends it, so that no test leaves a task behind.
  func end() {
    isCancelled = true
    running?.cancel()
  }

  /// Ends it; returns what is left of it.
  func leftovers() async throws -> [String] {
    end()
    let hasEnded = await run.ended.reaches(1, within: Self.patience)
    if !hasEnded { RunningTest.losePatience() }
    let sleepers = clock.sleepers.count
    try await move(100_000)
    return (hasEnded ? [] : ["a refresh that was cancelled"])
      + (sleepers == 0 ? [] : ["sleepers: \(sleepers)"])
      + (token == nil ? [] : ["the refresh"])
  }

  // Code that neither sleeps nor ends makes this wait for the limit. After that, work that is already
  // scheduled has its turn.
  private func settle() async {
    guard !isCancelled, run.ended.count == 0 else { return }
    if !(await run.rests(within: Self.patience)) { RunningTest.losePatience() }
    if waits { _ = await run.ended.reaches(.max, within: .milliseconds(1)) }
  }
}
