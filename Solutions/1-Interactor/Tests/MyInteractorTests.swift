// The tests that Stage 1 leaves to the learner, in both frameworks.

import Foundation
import KataSubjects
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class MyInteractorTests: StageTestCase {
  func test_findUpcomingItems_dataError_isToldAndNothingElse() async throws {
    let (sut, output) = try makeSUT(todoItems: .failure(DiskError()))

    await sut.findUpcomingItems()

    XCTAssertEqual(
      output.calls,
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "the disk is gone"))]
    )
  }

  func test_findUpcomingItems_severalItems_areToldByDueDateThenName() async throws {
    let (sut, output) = try makeSUT(todoItems: .success(disordered))

    await sut.findUpcomingItems()

    XCTAssertEqual(output.calls, [.foundUpcomingItems(ordered)])
  }
}

@MainActor
@Suite(.serialized, .stage)
struct MyInteractorSwiftTests {
  @Test("A data error is told, and nothing else")
  func test_findUpcomingItems_dataError_isToldAndNothingElse() async throws {
    let (sut, output) = try makeSUT(todoItems: .failure(DiskError()))

    await sut.findUpcomingItems()

    #expect(
      output.calls == [.failedToFindUpcomingItems(UseCaseFailure(reason: "the disk is gone"))]
    )
  }

  @Test("Items are told by due date, then by name")
  func test_findUpcomingItems_severalItems_areToldByDueDateThenName() async throws {
    let (sut, output) = try makeSUT(todoItems: .success(disordered))

    await sut.findUpcomingItems()

    #expect(output.calls == [.foundUpcomingItems(ordered)])
  }
}

private struct DiskError: Error, CustomStringConvertible {
  var description: String { "the disk is gone" }
}

private let wednesday = Date(timeIntervalSince1970: 1_400_662_800)
private let evening = wednesday.addingTimeInterval(10 * 3_600)

private let disordered = [
  TodoItem(name: "Pack", dueDate: evening),
  TodoItem(name: "Call", dueDate: evening),
  TodoItem(name: "Water", dueDate: wednesday),
]

private let ordered = [
  UpcomingItem(title: "Water", dueDate: wednesday, dateRelation: .today),
  UpcomingItem(title: "Call", dueDate: evening, dateRelation: .today),
  UpcomingItem(title: "Pack", dueDate: evening, dateRelation: .today),
]

/// The interactor under test on Wed 21 May 2014, 09:00 UTC, and the spy that its answers reach.
@MainActor
private func makeSUT(
  todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
) throws -> (sut: any ListInteractorSubject, output: ListInteractorOutputSpy) {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let output = ListInteractorOutputSpy()
  let sut = try Subject.makeListInteractor(
    dataManager: ListDataManagerSpy(todoItems: todoItems),
    clock: ControllableClock(now: wednesday),
    calendar: calendar
  )
  sut.output = output
  return (sut, output)
}
