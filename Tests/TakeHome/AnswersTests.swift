import Foundation
import Synchronization
import Testing
import TodoDomain
import TodoMocks
import TodoScreens

private nonisolated let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private nonisolated let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 0))
private nonisolated struct Offline: Error {}

struct AnswersTests {
  @Test("A hook hears each call after it is kept, and may read the calls")
  func hook() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))
    let heard = Mutex<[String]>([])
    spy.onCall = { call in heard.withLock { $0.append("\(call == spy.calls.last)") } }

    _ = try await spy.todoItems(dueIn: day)
    _ = try await spy.todoItems(dueIn: day)

    #expect(heard.withLock(\.self) == ["true", "true"])
  }

  @Test("A call fails first, then succeeds")
  func retry() async throws {
    let spy = ListDataManagerSpy(todoItems: .inTurn(.failure(Offline()), .success([pack])))

    await #expect(throws: Offline.self) { try await spy.todoItems(dueIn: day) }
    #expect(try await spy.todoItems(dueIn: day) == [pack])
    #expect(try await spy.todoItems(dueIn: day) == [pack])
  }

  @Test("An answer can depend on the call, and can change during a test")
  func fromTheCall() async throws {
    let spy = ListDataManagerSpy(todoItems: .from { $0.contains(pack.dueDate) ? [pack] : [] })
    #expect(try await spy.todoItems(dueIn: day) == [pack])
    #expect(try await spy.todoItems(dueIn: day.upperBound..<day.upperBound) == [])

    spy.heldTodoItems.answer = .failure(Offline())

    await #expect(throws: Offline.self) { try await spy.todoItems(dueIn: day) }
  }

  @Test("Held requests are answered by index, by call, and all at once")
  func held() async throws {
    // Hundreds of tests run at the same time, so a turn of this one can take longer than ten seconds.
    let spy = ListDataManagerSpy(todoItems: .held(limit: .seconds(600)))
    let older = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(1)
    let newer = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(2)

    try spy.heldTodoItems.give(.success([pack]), to: 1)
    #expect(try await newer.value == [pack])
    try spy.heldTodoItems.give(.success([]), for: day)
    #expect(try await older.value == [])
    spy.heldTodoItems.giveAll(.failure(Offline()))
    await #expect(throws: Offline.self) { try await spy.todoItems(dueIn: day) }
  }

  @Test("A request that is held until cancelled ends with its task")
  func heldUntilCancelled() async throws {
    let spy = ListDataManagerSpy(todoItems: .heldUntilCancelled(limit: .seconds(600)))
    let reading = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(1)

    reading.cancel()

    await #expect(throws: CancellationError.self) { try await reading.value }
  }
}
