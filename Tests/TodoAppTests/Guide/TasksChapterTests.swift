import Testing
import TodoMocks
import TodoScreens

/// The examples in the Guide's chapters on tasks and answers.
@MainActor
struct TasksChapterTests {
  @Test("Events of a sequence are handled one after the other")
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
