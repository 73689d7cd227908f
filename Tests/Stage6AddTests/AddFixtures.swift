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
    sut = try AddMakers.make().makeInteractor(dataManager, clock, Self.dates.calendar)
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
  private(set) var events: [Event] = []

  /// A call of a neighbour.
  struct Event: Equatable, CustomStringConvertible {
    let neighbour: String
    let call: String
    var description: String { "\(neighbour).\(call)" }

    init(_ neighbour: String, _ call: some CustomStringConvertible) {
      self.neighbour = neighbour
      self.call = call.description
    }
  }

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
    sut = try AddMakers.make().makePresenter(self.interactor, self.wireframe)
    sut.view = self.view
    sut.delegate = self.delegate
    // Weak: wrong code may call a neighbour when the test has ended.
    self.interactor.spy.onCall = { [weak self] in self?.receive($0) }
    self.wireframe.spy.onCall = { [weak self] in self?.events.append(Event("wireframe", $0)) }
    self.view.spy.onCall = { [weak self] in self?.events.append(Event("view", $0)) }
    self.delegate.spy.onCall = { [weak self] in self?.events.append(Event("delegate", $0)) }
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
    events.append(Event("interactor", call))
    if !answers.isEmpty { answers.removeFirst()(sut) }
  }

  /// The expected calls of all mocks: interactor, view, wireframe, delegate.
  var expected: [Event] {
    interactor.expected.map { Event("interactor", $0) }
      + view.expected.map { Event("view", $0) }
      + wireframe.expected.map { Event("wireframe", $0) }
      + delegate.expected.map { Event("delegate", $0) }
  }

  /// The received calls of all mocks, in the order of `expected`.
  var received: [Event] {
    ["interactor", "view", "wireframe", "delegate"]
      .flatMap { name in events.filter { $0.neighbour == name } }
  }
}

/// The refresh at midnight on a clock for reading and a clock for sleeping.
@MainActor
final class MidnightFixture {
  let todoClock: ControllableClock
  let clock: ControllableClock
  /// Whether another screen covers the list.
  var isCovered = false
  /// The days of the refreshes so far, by the clock for reading.
  private(set) var days: [String] = []
  /// The number of refreshes so far.
  var refreshes: Int { days.count }
  /// Runs once, during the next refresh.
  var duringRefresh: (@MainActor () -> Void)?
  /// Whether the code under test is still alive.
  var isAlive: Bool { sut != nil }
  private weak var sut: (any MidnightRefreshSubject)?
  private let ended = CountingLatch()
  private var running: Task<Void, Never>?

  /// Starts it at this time, in a zone whose days may have 23 or 25 hours.
  init(
    at now: String,
    seconds: TimeInterval = 0,
    in dates: FixedCalendar = .sundayFirst,
    _ makers: AddClasses? = nil
  ) throws {
    let now = try dates.date(now) + seconds
    todoClock = ControllableClock(now: now)
    clock = ControllableClock(now: now)
    let sut = try (makers ?? AddMakers.make()).makeMidnightRefresh(
      MidnightRefreshParts(
        todoClock: todoClock,
        clock: clock,
        calendar: dates.calendar,
        isCovered: { [weak self] in self?.isCovered ?? false },
        refresh: { [weak self, todoClock] in
          self?.days.append(String(dates.text(todoClock.now).prefix { $0 != "," }))
          self?.duringRefresh.take()?()
        }
      )
    )
    self.sut = sut
    running = Task { [ended] in
      await sut.run()
      ended.change(by: 1)
    }
  }

  /// Moves both clocks, and waits until the code sleeps again or has had the time to; returns the
  /// number of refreshes so far.
  @discardableResult
  func pass(_ time: TimeInterval) async throws -> Int {
    await settle()
    todoClock.now += time
    try await clock.advance(by: .seconds(time))
    await settle()
    return refreshes
  }

  /// Moves the clock for reading alone.
  func setTime(back time: TimeInterval) { todoClock.now -= time }

  /// Cancels it; returns what is left: whether it has ended, and the number of sleepers.
  func cancel() async -> (hasEnded: Bool, sleepers: Int) {
    running?.cancel()
    let hasEnded = await ended.reaches(1, within: .milliseconds(300))
    return (hasEnded, clock.sleepers.count)
  }

  /// Ends it, so that no test leaves a task behind.
  func end() { running?.cancel() }

  // Code that does not sleep, or has ended, makes this wait for the limit. After that, work that is
  // already scheduled has its turn.
  private func settle() async {
    try? await clock.waitForSleepers(1, limit: .milliseconds(200))
    _ = await ended.reaches(.max, within: .milliseconds(1))
  }
}

/// Lets the tasks that an earlier call created run.
@MainActor
func settle() async {
  await Task {}.value
}

/// An error with a text of its own, for a store to throw.
struct DiskError: Error, CustomStringConvertible {
  let description = "The disk is gone"
}
