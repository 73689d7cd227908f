// Your own tests of Stage 7, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let pack = try storedItem("Pack", due: "2014-05-22 18:00")  each call makes a new identifier
// let (sut, output) = try makeInteractor(dataManager)    pass a spy or a mock, or …
// let (sut, output) = try makeInteractor(DetailDataManager(store: store))  … a FakeDataStore
//   A change is about the item that was found: await sut.findItem(withID: pack.id)
// let sut = try makePresenter(interactor: …, wireframe: …, view: …, delegate: …)
//   Each may be left out. Pass your spies or mocks, and keep them, such as DetailModuleDelegateSpy()
//   and DetailWireframeSpy(openLink: .success(true)).
//
// A mock gets the expected calls: DetailModuleDelegateMock(expecting: []). Compare its mismatch()
// with nil. The doubles are in the folders Detail of Mocks/TodoDomain, TodoUseCases, TodoScreens
// and TodoRouting. The clock shows nine in the morning of Wednesday 21 May 2014 at UTC.

import DetailSubjects
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
final class MyDetailTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDetailSwiftTests {
}
