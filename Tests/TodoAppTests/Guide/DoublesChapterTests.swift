import AddSolution
import Foundation
import InteractorSolution
import PresenterSolution
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoUseCases

/// The examples in Mocks/README.md.
@MainActor
struct DoublesChapterTests {
  private let monday = Date(timeIntervalSince1970: 1_400_457_600)
  private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 1_400_457_600))
  private let locale = Locale(identifier: "en_US")
  private let calendar = Calendar.gregorian(in: "GMT")

  @Test("Dummy")
  func test_dummy() {
    let view = ListViewSpy()
    let presenter = ListPresenter(
      interactor: ListInteractorInputSpy(),
      wireframe: ListWireframeSpy(),
      calendar: calendar,
      locale: locale
    )
    presenter.view = view

    presenter.foundUpcomingItems([])

    #expect(view.calls == [.showNoContentMessage])
  }

  @Test("Stub")
  func test_stub() async {
    let dataManager = ListDataManagerSpy(todoItems: .success([pack]))
    let clock = ControllableClock(now: monday)
    let output = ListInteractorOutputSpy()
    let interactor = ListInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    interactor.output = output

    await interactor.findUpcomingItems()

    #expect(
      output.calls == [
        .foundUpcomingItems([
          UpcomingItem(title: "Pack", dueDate: pack.dueDate, dateRelation: .today)
        ])
      ]
    )
  }

  @Test("Spy")
  func test_spy() {
    let wireframe = AddWireframeSpy()
    let delegate = AddModuleDelegateSpy()
    var events: [String] = []
    wireframe.onCall = { events.append("wireframe.\($0)") }
    delegate.onCall = { events.append("delegate.\($0)") }
    let presenter = AddPresenter(interactor: AddInteractorInputSpy(), wireframe: wireframe)
    presenter.delegate = delegate

    presenter.cancelAddAction()

    #expect(
      events == ["wireframe.dismissAddInterface()", "delegate.addModuleDidCancelAddAction()"]
    )
  }

  @Test("Mock")
  func test_mock() async throws {
    try await AddWireframeMock(expecting: [.dismissAddInterface]).verify { wireframe in
      let presenter = AddPresenter(interactor: AddInteractorInputSpy(), wireframe: wireframe)
      presenter.cancelAddAction()
    }
  }

  @Test("A fake that fails")
  func test_fake_fails() async throws {
    let store = FakeDataStore(records: [], seed: 1)
    store.insertFault = .next(CocoaError(.fileWriteOutOfSpace))

    await #expect(throws: CocoaError.self) {
      try await AddDataManager(store: store).addNewEntry(pack)
    }
  }

  @Test("Held answers")
  func test_held() async throws {
    let dataManager = ListDataManagerSpy(todoItems: .held())
    let output = ListInteractorOutputSpy()
    let sut = ListInteractor(
      dataManager: dataManager,
      clock: ControllableClock(now: monday),
      calendar: calendar
    )
    sut.output = output

    let older = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(1)
    let newer = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(2)
    try dataManager.heldTodoItems.give(.success([]), to: 1)
    await newer.value
    try dataManager.heldTodoItems.give(.success([pack]), to: 0)
    await older.value

    #expect(output.calls == [.foundUpcomingItems([])])
  }

  @Test("The clock")
  func test_clock() async throws {
    let clock = ControllableClock(now: monday)
    let refresh = Task { try await clock.sleep(for: .seconds(60)) }
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(60))
    try await refresh.value

    #expect(clock.now == monday + 60)
    #expect(clock.sleepers.isEmpty)
  }

  @Test("A spy of one's own")
  func test_ownSpy() {
    let haptics = HapticsSpy()

    haptics.play(strength: 3)

    #expect(haptics.calls == [.play(strength: 3)])
  }

  @Test("A lock for older systems")
  func test_lockedState() {
    struct State {
      var calls: [String] = []
    }
    let state = LockedState(State())

    state.withLock { $0.calls.append("now") }

    #expect(state.withLock(\.calls) == ["now"])
  }
}

@MainActor
protocol Haptics {
  func play(strength: Int)
}

@MainActor
final class HapticsSpy: Haptics {
  nonisolated enum Call: Equatable { case play(strength: Int) }

  private(set) var calls: [Call] = []

  func play(strength: Int) { calls.append(.play(strength: strength)) }
}

nonisolated final class LockedState<State: Sendable>: Sendable {
  private let lock = NSLock()
  // Safe: nothing reads or writes it but `withLock`.
  private nonisolated(unsafe) var state: State

  init(_ state: State) {
    self.state = state
  }

  func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
