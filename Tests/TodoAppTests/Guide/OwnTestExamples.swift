import InteractorSolution
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

/// The Guide's example of a learner's test, in XCTest.
@MainActor
final class OwnTestXCExamples: XCTestCase {
  func test_findUpcomingItems_dueThisEvening_isToday() async throws {
    let evening = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let (sut, output) = try makeSUT(todoItems: .success([TodoItem(name: "Pack", dueDate: evening)]))

    await sut.findUpcomingItems()

    let pack = UpcomingItem(title: "Pack", dueDate: evening, dateRelation: .today)
    XCTAssertEqual(output.calls, [.foundUpcomingItems([pack])])
  }
}

/// The same in Swift Testing.
@MainActor
struct OwnTestExamples {
  @Test("Reports an item that is due this evening as today")
  func test_findUpcomingItems_dueThisEvening_isToday() async throws {
    let evening = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let (sut, output) = try makeSUT(todoItems: .success([TodoItem(name: "Pack", dueDate: evening)]))

    await sut.findUpcomingItems()

    let pack = UpcomingItem(title: "Pack", dueDate: evening, dateRelation: .today)
    #expect(output.calls == [.foundUpcomingItems([pack])])
  }
}

/// The interactor of the solution on Wed 21 May 2014, 09:00 UTC, and the spy that gets its answers.
@MainActor
private func makeSUT(
  todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
) throws -> (sut: ListInteractor, output: ListInteractorOutputSpy) {
  let dates = FixedCalendar.sundayFirst
  let output = ListInteractorOutputSpy()
  let sut = ListInteractor(
    dataManager: ListDataManagerSpy(todoItems: todoItems),
    clock: ControllableClock(now: try dates.date("2014-05-21 09:00")),
    calendar: dates.calendar
  )
  sut.output = output
  return (sut, output)
}
