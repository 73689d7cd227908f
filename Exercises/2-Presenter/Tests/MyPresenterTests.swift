// Your own tests of Stage 2, for the steps that ask for them. Write the test first, see it red for
// the right reason, then write the code. XCTest or Swift Testing, as you like; one is enough.
//
// let (sut, interactor, view) = try makeSUT()
// await sut.updateView()
//
// Now compare interactor.calls, or view.calls, the whole list, with a list of your own. What can
// stand in it is the Call of each spy: ListInteractorInputSpy in Mocks/TodoUseCases/List,
// ListViewSpy in Mocks/TodoScreens/List, ListWireframeSpy and its mock in Mocks/TodoRouting/List.
// A mock goes in as makeSUT(wireframe:).

import Foundation
import KataTesting
import PresenterSubjects
import Testing
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, its name begins with `test`.
@MainActor
final class MyPresenterTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyPresenterSwiftTests {
}

/// The presenter under test, the spy that it asks, and the spy that it tells what to show.
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
