// Your own tests of Stage 5, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let (sut, eventHandler) = try makeView()            then compare eventHandler.calls
// let (sut, interactor) = try makePresenter()         then compare interactor.calls
// let (sut, dataManager, output, clock) = try makeInteractor(todoItems: .success([]))
//                                                     then compare output.calls
//
// Each spy has its own type Call: ArrangingListModuleSpy in Mocks/TodoScreens/List,
// SortingListInteractorInputSpy and ListInteractorOutputSpy in Mocks/TodoUseCases/List. For two
// answers, one after the other, pass .inTurn(.held(), .success([])). A .held() request waits until
// the test answers it. A test can set clock.now.

import ChangeSubjects
import Foundation
import InteractorSubjects
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyChangeTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyChangeSwiftTests {
}

/// The text view under test, and the spy of its event handler.
@MainActor
private func makeView() throws -> (
  sut: any ListTextViewSubject, eventHandler: ArrangingListModuleSpy
) {
  let eventHandler = ArrangingListModuleSpy()
  let sut = try ArrangingListTextViewParts(
    eventHandler: eventHandler,
    output: TextOutputSpy(columns: 80, width: \.count)
  ).make()
  return (sut, eventHandler)
}

/// The presenter under test, and the spy of its interactor.
@MainActor
private func makePresenter() throws -> (
  sut: any ArrangingListPresenterSubject, interactor: SortingListInteractorInputSpy
) {
  let interactor = SortingListInteractorInputSpy()
  let sut = try ArrangingListPresenterParts(
    interactor: interactor,
    wireframe: ListWireframeSpy(),
    calendar: FixedCalendar.sundayFirst.calendar,
    locale: Locale(identifier: "en_US")
  ).make()
  return (sut, interactor)
}

/// The interactor under test on Wed 21 May 2014, 09:00 UTC, and its doubles.
@MainActor
private func makeInteractor(
  todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
) throws -> (
  sut: any SortingListInteractorSubject, dataManager: ListDataManagerSpy,
  output: ListInteractorOutputSpy, clock: ControllableClock
) {
  let dates = FixedCalendar.sundayFirst
  let dataManager = ListDataManagerSpy(todoItems: todoItems)
  let output = ListInteractorOutputSpy()
  let clock = ControllableClock(now: try dates.date("2014-05-21 09:00"))
  let sut = try SortingListInteractorParts(
    dataManager: dataManager,
    clock: clock,
    calendar: dates.calendar
  ).make()
  sut.output = output
  return (sut, dataManager, output, clock)
}
