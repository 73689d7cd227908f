import Foundation
import KataTesting
import Synchronization
import Testing
import TodoApp
import TodoDomain
import TodoMocks

/// Two sources in milliseconds, because answers are held and the limit is that of a clock.
struct MergedDataManagerTests {
  private static let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
  private static let pack = TodoItem(name: "Pack", dueDate: day.lowerBound)
  private static let call = TodoItem(name: "Call", dueDate: day.lowerBound)

  private let own = ListDataManagerSpy(todoItems: .held())
  private let other = ListDataManagerSpy(todoItems: .held())
  private let clock = ControllableClock(now: day.lowerBound)

  /// Asks both while `answer` plays the sources; returns the items, nil for an error, and what is said.
  private func items(
    after answer: () async throws -> Void
  ) async throws -> (items: [TodoItem]?, said: [String]) {
    let said = Mutex<[String]>([])
    let sut = MergedDataManager(own, and: other, limit: .seconds(2), clock: clock) { reason in
      said.withLock { $0.append("\(reason)") }
    }
    async let found = try? await sut.todoItems(dueIn: Self.day)
    // Both are asked at once, each with the range.
    try await own.waitForCalls(1)
    try await other.waitForCalls(1)
    try await clock.waitForSleepers(1)
    try await answer()
    return (await found, said.withLock(\.self))
  }

  @Test("Both are asked at once, and may answer in any order", arguments: [true, false])
  func test_todoItems_anyOrder_areBoth(isOwnFirst: Bool) async throws {
    let found = try await items {
      for isOwn in [isOwnFirst, !isOwnFirst] {
        (isOwn ? own : other).heldTodoItems.giveAll(.success([isOwn ? Self.pack : Self.call]))
      }
    }

    #expect(found.items == [Self.pack, Self.call])
    #expect(found.said == [])
    #expect(other.calls == [.todoItems(dueIn: Self.day)])
  }

  @Test("If the other one fails, the own items are there, and the reason is said")
  func test_todoItems_otherFails_areTheOwn() async throws {
    let found = try await items {
      other.heldTodoItems.giveAll(.failure(DiskError()))
      own.heldTodoItems.giveAll(.success([Self.pack]))
    }

    #expect(found.items == [Self.pack])
    #expect(found.said == ["The disk is gone"])
  }

  @Test("If the other one takes longer than the limit, its answer comes too late")
  func test_todoItems_otherIsLate_areTheOwn() async throws {
    let found = try await items {
      own.heldTodoItems.giveAll(.success([Self.pack]))
      try await clock.advance(by: .seconds(2))
      other.heldTodoItems.giveAll(.success([Self.call]))
    }

    #expect(found.items == [Self.pack])
    #expect(found.said == ["it took longer than 2 seconds"])
  }

  @Test("Without the own items there is no list")
  func test_todoItems_ownFails_throws() async throws {
    let found = try await items {
      own.heldTodoItems.giveAll(.failure(DiskError()))
      other.heldTodoItems.giveAll(.success([Self.call]))
    }

    #expect(found.items == nil)
  }
}
