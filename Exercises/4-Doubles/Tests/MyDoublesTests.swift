// Your own tests of Stage 4, for the steps that ask for them. Write the test first, see it red for
// the right reason, then write the code. XCTest or Swift Testing, as you like; one is enough.
//
// let mock = try makeMock(expecting: [.presentAddInterface])
// mock.presentAddInterface()
//
// Now compare mock.mismatch(), which is nil where all is well, else a text.

import DoubleInterfaces
import DoublesSubjects
import KataTesting
import Testing
import TodoRouting
import XCTest

/// XCTest: every method is `async`, its name begins with `test`.
@MainActor
final class MyDoublesTests: StageTestCase {
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDoublesSwiftTests {
}

/// The mock under test.
@MainActor
private func makeMock(
  expecting calls: [ListWireframeCall]
) throws -> any ListWireframeMocking {
  try DoubleMakers.make().makeListWireframeMock(calls)
}
