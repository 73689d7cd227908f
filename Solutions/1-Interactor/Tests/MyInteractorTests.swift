// The tests that Stage 1 leaves to the learner, in both frameworks.

import Foundation
import InteractorSubjects
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyInteractorTests: StageTestCase {
  func test_findUpcomingItems_dueTomorrow_isTomorrow() async throws {
    let first = try FixedCalendar.sundayFirst.date("2014-05-22 00:00")
    let last = try FixedCalendar.sundayFirst.instant(before: "2014-05-23 00:00")
    let (sut, output) = try makeSUT(
      todoItems: .success([
        TodoItem(name: "Pack", dueDate: first), TodoItem(name: "Call", dueDate: last),
      ])
    )

    await sut.findUpcomingItems()

    let expected = [
      UpcomingItem(title: "Pack", dueDate: first, dateRelation: .tomorrow),
      UpcomingItem(title: "Call", dueDate: last, dateRelation: .tomorrow),
    ]
    XCTAssertEqual(output.calls, [.foundUpcomingItems(expected)])
  }

  func test_findUpcomingItems_dataError_isReportedAndNothingElse() async throws {
    let (sut, output) = try makeSUT(todoItems: .failure(DiskError()))

    await sut.findUpcomingItems()
    await sut.findUpcomingItems()

    let failed = ListInteractorOutputSpy.Call.failedToFindUpcomingItems(
      UseCaseFailure(reason: "the disk is gone")
    )
    XCTAssertEqual(output.calls, [failed, failed])
  }

  func test_findUpcomingItems_severalItems_areReportedByDueDateThenName() async throws {
    let morning = try FixedCalendar.sundayFirst.date("2014-05-21 10:00")
    let evening = try FixedCalendar.sundayFirst.date("2014-05-21 20:00")
    let (sut, output) = try makeSUT(
      todoItems: .success([
        TodoItem(name: "Pack", dueDate: evening), TodoItem(name: "Call", dueDate: evening),
        TodoItem(name: "Bake", dueDate: evening + 20), TodoItem(name: "Water", dueDate: morning),
      ])
    )

    await sut.findUpcomingItems()
    await sut.findUpcomingItems()

    let ordered = [
      UpcomingItem(title: "Water", dueDate: morning, dateRelation: .today),
      UpcomingItem(title: "Call", dueDate: evening, dateRelation: .today),
      UpcomingItem(title: "Pack", dueDate: evening, dateRelation: .today),
      UpcomingItem(title: "Bake", dueDate: evening + 20, dateRelation: .today),
    ]
    XCTAssertEqual(output.calls, [.foundUpcomingItems(ordered), .foundUpcomingItems(ordered)])
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyInteractorSwiftTests {
  @Test("Reports an item due tomorrow as tomorrow, from the first to the last moment")
  func test_findUpcomingItems_dueTomorrow_isTomorrow() async throws {
    let first = try FixedCalendar.sundayFirst.date("2014-05-22 00:00")
    let last = try FixedCalendar.sundayFirst.instant(before: "2014-05-23 00:00")
    let (sut, output) = try makeSUT(
      todoItems: .success([
        TodoItem(name: "Pack", dueDate: first), TodoItem(name: "Call", dueDate: last),
      ])
    )

    await sut.findUpcomingItems()

    let expected = [
      UpcomingItem(title: "Pack", dueDate: first, dateRelation: .tomorrow),
      UpcomingItem(title: "Call", dueDate: last, dateRelation: .tomorrow),
    ]
    #expect(output.calls == [.foundUpcomingItems(expected)])
  }

  @Test("Reports a data error, and nothing else")
  func test_findUpcomingItems_dataError_isReportedAndNothingElse() async throws {
    let (sut, output) = try makeSUT(todoItems: .failure(DiskError()))

    await sut.findUpcomingItems()
    await sut.findUpcomingItems()

    let failed = ListInteractorOutputSpy.Call.failedToFindUpcomingItems(
      UseCaseFailure(reason: "the disk is gone")
    )
    #expect(output.calls == [failed, failed])
  }

  @Test("Sorts items by due date, then by name")
  func test_findUpcomingItems_severalItems_areReportedByDueDateThenName() async throws {
    let morning = try FixedCalendar.sundayFirst.date("2014-05-21 10:00")
    let evening = try FixedCalendar.sundayFirst.date("2014-05-21 20:00")
    let (sut, output) = try makeSUT(
      todoItems: .success([
        TodoItem(name: "Pack", dueDate: evening), TodoItem(name: "Call", dueDate: evening),
        TodoItem(name: "Bake", dueDate: evening + 20), TodoItem(name: "Water", dueDate: morning),
      ])
    )

    await sut.findUpcomingItems()
    await sut.findUpcomingItems()

    let ordered = [
      UpcomingItem(title: "Water", dueDate: morning, dateRelation: .today),
      UpcomingItem(title: "Call", dueDate: evening, dateRelation: .today),
      UpcomingItem(title: "Pack", dueDate: evening, dateRelation: .today),
      UpcomingItem(title: "Bake", dueDate: evening + 20, dateRelation: .today),
    ]
    #expect(output.calls == [.foundUpcomingItems(ordered), .foundUpcomingItems(ordered)])
  }
}

private struct DiskError: Error, CustomStringConvertible {
  var description: String { "the disk is gone" }
}

/// The interactor under test on Wed 21 May 2014, 09:00 UTC, and the spy that gets its answers.
@MainActor
private func makeSUT(
  todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
) throws -> (sut: any ListInteractorSubject, output: ListInteractorOutputSpy) {
  let dates = FixedCalendar.sundayFirst
  let output = ListInteractorOutputSpy()
  let sut = try ListInteractorParts(
    dataManager: ListDataManagerSpy(todoItems: todoItems),
    clock: ControllableClock(now: try dates.date("2014-05-21 09:00")),
    calendar: dates.calendar
  ).make()
  sut.output = output
  return (sut, output)
}
