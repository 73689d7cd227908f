// Your own tests of Stage 5, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let view = try ChangedViewFixture()                 then compare view.eventHandler.calls
// let presenter = try ChangedPresenterFixture()       then compare presenter.interactor.calls
// let interactor = try ChangedInteractorFixture(answer: .success([]))
//                                                     then compare interactor.output.calls
//
// Each fixture has the class under test as sut. Each spy has its own type Call:
// ArrangingListModuleSpy in Mocks/TodoScreens/List, SortingListInteractorInputSpy and
// ListInteractorOutputSpy in Mocks/TodoUseCases/List. For two answers, one after the other, pass
// .inTurn(.held(), .success([])). A .held() request waits until the test answers it. A test can set
// interactor.clock.now; the clock begins at nine in the morning of Wednesday 21 May 2014 at UTC.
// Dates: try FixedCalendar.sundayFirst.date("2014-05-21 18:00"), in weeks that begin on Sunday.

import ChangeSubjects
import Foundation
import KataTesting
import Testing
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
