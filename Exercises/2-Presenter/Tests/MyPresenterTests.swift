// Your own tests of Stage 2, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let (sut, interactor, view) = try makeSUT()
// sut.foundUpcomingItems([])
//
// Now compare the whole list interactor.calls or view.calls with the calls that you expect.
// Each spy has its own type Call: see ListInteractorInputSpy in Mocks/TodoUseCases/List and
// ListViewSpy in Mocks/TodoScreens/List. ListWireframeSpy and ListWireframeMock are in
// Mocks/TodoRouting/List.
// To use a mock: makeSUT(wireframe: mock), and the call in its verify { }: a mock compares there.
// SUT means "system under test".

import Foundation
import KataTesting
import PresenterSubjects
import Testing
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyPresenterTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyPresenterSwiftTests {
}

/// The presenter under test, the spy of its interactor, and the spy of its view.
@MainActor
private func makeSUT(
  wireframe: any ListWireframeInterface = ListWireframeSpy()
) throws -> (
  sut: any ListPresenterSubject, interactor: ListInteractorInputSpy, view: ListViewSpy
) {
  let interactor = ListInteractorInputSpy()
  let view = ListViewSpy()
  let sut = try ListPresenterParts(
    interactor: interactor,
    wireframe: wireframe,
    calendar: FixedCalendar.sundayFirst.calendar,
    locale: Locale(identifier: "en_US")
  ).make()
  sut.view = view
  return (sut, interactor, view)
}
