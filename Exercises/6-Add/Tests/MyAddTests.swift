// Your own tests of Stage 6, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let (sut, dataManager, output) = try makeInteractor()  then compare dataManager.calls, output.calls
// let (sut, output) = try makeInteractor(over: store)    store is a FakeDataStore, which can fail
// let sut = try makePresenter(interactor: …, wireframe: …, view: …, delegate: …)
//   The interactor answers during the save: interactor.onCall = { _ in sut.refusedNewEntry(…) }
// let sut = try makeWireframe(root: …, builder: …)
// let clock = try nineInTheMorning()                     a ControllableClock
// let refresh = try startRefresh(on: clock, list: list)  let list = CoverableList(); ends with cancel()
//   Compare list.refreshes. With in: .auckland, its calendar has a day of 25 hours, 6 April 2014.
//
// A mock gets the expected calls: AddWireframeMock(expecting: [.dismissAddInterface]). Compare its
// mismatch() with nil. A double has its protocol's name without Interface: AddViewSpy, AddViewMock,
// AddModuleDelegateMock. They are in Mocks/TodoDomain, TodoUseCases, TodoScreens, TodoRouting and
// TodoTerminal. All clocks show nine in the morning of Wednesday 21 May 2014 at UTC.

import AddSubjects
import Foundation
import KataTesting
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyAddTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyAddSwiftTests {
}
