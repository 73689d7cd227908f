import Foundation
import Testing
import TodoMocks
import TodoScreens

/// The examples of the Guide's chapters on tasks and answers, as they stand there.
@MainActor
struct TasksChapterTests {
  @Test("A screen with synchronous callbacks asks for an update in a task")
  func test_viewDidAppear_asksForAnUpdate() async throws {
    let eventHandler = ListModuleSpy(updateView: .held())
    let screen = ListScreen(eventHandler: eventHandler)

    screen.viewDidAppear()
    try await eventHandler.heldUpdateView.waitForRequests(1)

    #expect(eventHandler.calls == [.updateView])
    try eventHandler.heldUpdateView.give(.success(()), to: 0)
  }

  @Test("The task is cancelled when the screen disappears")
  func test_viewDidDisappear_cancelsTheUpdate() async throws {
    let clock = ControllableClock(now: Date(timeIntervalSince1970: 0))
    let eventHandler = SleepingModule(clock: clock)
    let screen = ListScreen(eventHandler: eventHandler)
    screen.viewDidAppear()
    try await clock.waitForSleepers(1)

    screen.viewDidDisappear()
    // Whoever still sleeps is woken, so that a task that was not cancelled does not hang the test.
    try await clock.advance(by: .seconds(60))

    var endings = eventHandler.endings.makeAsyncIterator()
    #expect(await endings.next(isolation: #isolation) == .cancelled)
  }

  @Test("Events that come as a sequence are handled one after the other")
  func test_handle_events_inOrder() async {
    let eventHandler = ListModuleSpy()
    let screen = ListEvents()
    screen.viewDidAppear()
    screen.addButtonTapped()
    screen.close()

    await handle(screen.events, by: eventHandler)

    #expect(eventHandler.calls == [.updateView, .addNewEntry])
  }

  @Test("A returned value needs no output, and its stub is one line")
  func test_returnedValue() async throws {
    let counter: any UpcomingItemCounter = ThreeItems()

    #expect(try await counter.upcomingItemCount() == 3)
  }
}

@MainActor
final class ListScreen {
  private let eventHandler: any ListModuleInterface
  private var update: Task<Void, Never>?

  init(eventHandler: any ListModuleInterface) {
    self.eventHandler = eventHandler
  }

  func viewDidAppear() {
    update?.cancel()
    update = Task { [eventHandler] in await eventHandler.updateView() }
  }

  func viewDidDisappear() {
    update?.cancel()
  }
}

@MainActor
final class ListEvents {
  nonisolated enum Event: Sendable {
    case appeared
    case addTapped
  }

  let events: AsyncStream<Event>
  private let sender: AsyncStream<Event>.Continuation

  init() {
    (events, sender) = AsyncStream.makeStream()
  }

  func viewDidAppear() { sender.yield(.appeared) }
  func addButtonTapped() { sender.yield(.addTapped) }
  func close() { sender.finish() }
}

@MainActor
func handle(
  _ events: some AsyncSequence<ListEvents.Event, Never>,
  by eventHandler: any ListModuleInterface
) async {
  for await event in events {
    switch event {
    case .appeared: await eventHandler.updateView()
    case .addTapped: eventHandler.addNewEntry()
    }
  }
}

@MainActor
protocol UpcomingItemCounter {
  func upcomingItemCount() async throws -> Int
}

struct ThreeItems: UpcomingItemCounter {
  func upcomingItemCount() async throws -> Int { 3 }
}

/// A module whose update takes a minute of the clock's time.
@MainActor
private final class SleepingModule: ListModuleInterface {
  nonisolated enum Ending {
    case woken
    case cancelled
  }

  /// How each update ended.
  let endings: AsyncStream<Ending>

  private let ended: AsyncStream<Ending>.Continuation
  private let clock: ControllableClock

  init(clock: ControllableClock) {
    self.clock = clock
    (endings, ended) = AsyncStream.makeStream()
  }

  func updateView() async {
    do {
      try await clock.sleep(for: .seconds(60))
      ended.yield(.woken)
    } catch {
      ended.yield(.cancelled)
    }
  }

  func addNewEntry() {}
}
