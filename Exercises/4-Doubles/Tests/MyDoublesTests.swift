// Your own tests of Stage 4, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let view = ListViewSpy()
// let presenter = try makePresenter(view: view)   then compare view.calls
//
// let mock = try makeMock(expecting: [.presentAddInterface])
// mock.presentAddInterface()
//
// Now check mock.mismatch(): it is nil if the calls are right, else a text with the difference.

import DoubleInterfaces
import DoublesExercise
import DoublesSubjects
import KataTesting
import Testing
import TodoRouting
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyDoublesTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDoublesSwiftTests {
}

/// The presenter under test, which shows on your spy.
@MainActor
private func makePresenter(view: ListViewSpy) throws -> any ListInteractorOutput {
  try DoubleMakers.make().makePresenter(view)
}

/// The mock under test.
@MainActor
private func makeMock(
  expecting calls: [ListWireframeCall]
) throws -> any ListWireframeMocking {
  try DoubleMakers.make().makeListWireframeMock(calls)
}
