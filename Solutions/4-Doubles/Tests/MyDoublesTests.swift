// The tests that Stage 4 leaves to the learner, in both frameworks.

import DoubleInterfaces
import DoublesSubjects
import KataTesting
import Testing
import TodoRouting
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyDoublesTests: StageTestCase {
  func test_mismatch_expectedCall_isAccepted() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()

    XCTAssertNil(mock.mismatch())
  }

  func test_mismatch_missingCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    XCTAssertEqual(mock.mismatch(), "expected [presentAddInterface()], got []")
  }

  func test_mismatch_unexpectedCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [])

    mock.presentAddInterface()

    XCTAssertEqual(mock.mismatch(), "expected [], got [presentAddInterface()]")
  }

  func test_mismatch_oneCallTooMany_isRejected() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()
    mock.presentAddInterface()

    XCTAssertNotNil(mock.mismatch())
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDoublesSwiftTests {
  @Test("Accepts the expected call")
  func test_mismatch_expectedCall_isAccepted() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()

    #expect(mock.mismatch() == nil)
  }

  @Test("Rejects a missing call, and shows both lists")
  func test_mismatch_missingCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    #expect(mock.mismatch() == "expected [presentAddInterface()], got []")
  }

  @Test("Rejects an unexpected call, and shows both lists")
  func test_mismatch_unexpectedCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [])

    mock.presentAddInterface()

    #expect(mock.mismatch() == "expected [], got [presentAddInterface()]")
  }

  @Test("Rejects one call too many")
  func test_mismatch_oneCallTooMany_isRejected() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()
    mock.presentAddInterface()

    #expect(mock.mismatch() != nil)
  }
}

/// The mock under test.
@MainActor
private func makeMock(
  expecting calls: [ListWireframeCall]
) throws -> any ListWireframeMocking {
  try DoubleMakers.make().makeListWireframeMock(calls)
}
