import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class AddWireframeSpyTests: XCTestCase {
  /// Requests are kept and printed, repeats included.
  func test_calls_twoRequests_areKept() async {
    let spy = AddWireframeSpy()
    var events: [String] = []
    spy.onCall = { events.append("wireframe.\($0)") }

    spy.dismissAddInterface()
    spy.dismissAddInterface()

    XCTAssertEqual(spy.calls, [.dismissAddInterface, .dismissAddInterface])
    XCTAssertEqual(events, ["wireframe.dismissAddInterface()", "wireframe.dismissAddInterface()"])
  }

  /// Nothing called leaves nothing.
  func test_calls_nothingCalled_isEmpty() async {
    XCTAssertEqual(AddWireframeSpy().calls, [])
  }
}
