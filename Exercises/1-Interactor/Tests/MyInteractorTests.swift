// Your own tests of Stage 1, for the steps that ask for them. Write the test first, see it red for
// the right reason, then write the code. XCTest or Swift Testing, as you like; one is enough.
//
// let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
// let (sut, output) = try makeSUT(todoItems: .success([TodoItem(name: "Pack", dueDate: date)]))
// await sut.findUpcomingItems()
//
// Now compare output.calls, the whole list of what was told, with a list of your own: what can stand
// in it is ListInteractorOutputSpy.Call in Mocks/TodoUseCases/List/ListInteractorOutputSpy.swift.
// An error instead of items is .failure(SomeError()), and SomeError is a type that you write.

import Foundation
import InteractorSubjects
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, its name begins with `test`.
@MainActor
final class MyInteractorTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyInteractorSwiftTests {
}

/// The interactor under test on Wed 21 May 2014, 09:00 UTC, and the spy that its answers reach.
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
