// Your own tests of Stage 1, for the steps that ask for them. Write the test first, see it red for
// the right reason, then write the code. XCTest or Swift Testing, as you like; one is enough.
//
// let (sut, output) = try makeSUT(todoItems: .failure(SomeError()))
// await sut.findUpcomingItems()
// Now compare output.calls, the whole list of what was told.

import Foundation
import KataSubjects
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
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let output = ListInteractorOutputSpy()
  let sut = try Subject.makeListInteractor(
    dataManager: ListDataManagerSpy(todoItems: todoItems),
    clock: ControllableClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
    calendar: calendar
  )
  sut.output = output
  return (sut, output)
}
