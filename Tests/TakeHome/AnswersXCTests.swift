import Foundation
import TodoDomain
import TodoMocks
import TodoScreens
import TodoStorage
import XCTest

private nonisolated let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private nonisolated let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 0))
private nonisolated struct Offline: Error {}

nonisolated final class AnswersXCTests: XCTestCase {
  func test_held_answeredByItsCall() async throws {
    let call = TodoItem(name: "Call", dueDate: pack.dueDate)
    let spy = AddDataManagerSpy(addNewEntry: .held(limit: .seconds(600)))
    let savings = [pack, call].map { item in Task { try await spy.addNewEntry(item) } }
    try await spy.heldAddNewEntry.waitForRequests(2)

    try spy.heldAddNewEntry.give(.failure(Offline()), for: pack)
    try spy.heldAddNewEntry.give(.success(()), for: call)

    do {
      try await savings[0].value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is Offline) }
    try await savings[1].value
  }

  @MainActor func test_waitForCalls_whatATaskDoesLater() async throws {
    let view = ListViewSpy()
    let clock = ControllableClock(now: pack.dueDate)
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      view.showNoContentMessage()
    }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(1))
    try await view.waitForCalls(1)

    XCTAssertEqual(view.calls, [.showNoContentMessage])
    try await task.value
  }

  func test_store_failsWhenAsked() async throws {
    let record = TodoRecord(id: UUID(), name: "Pack", dueDate: pack.dueDate)
    let store = FakeDataStore(records: [record])
    store.readFault = .next(Offline())

    do {
      _ = try await store.records(dueIn: day)
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is Offline) }
    let records = try await store.records(dueIn: day)
    XCTAssertEqual(records, [record])
  }
}
