// Your own tests of Stage 1, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// Guide.md has a test to copy, at the step "Reports an item due tomorrow as tomorrow". Compare
// output.calls, the whole list, with the calls that you expect. Their type is
// ListInteractorOutputSpy.Call, in Mocks/TodoUseCases/List/ListInteractorOutputSpy.swift.
// For an error instead of items, pass .failure(SomeError()); SomeError is a type that you write.

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
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyInteractorSwiftTests {
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
