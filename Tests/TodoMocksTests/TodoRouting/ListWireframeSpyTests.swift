import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class ListWireframeSpyTests: XCTestCase {
  /// Requests are kept and printed, repeats included.
  func test_calls_twoRequests_areKept() async {
    let spy = ListWireframeSpy()
    var events: [String] = []
    spy.onCall = { events.append("wireframe.\($0)") }

    spy.presentAddInterface()
    spy.presentAddInterface()

    XCTAssertEqual(spy.calls, [.presentAddInterface, .presentAddInterface])
    XCTAssertEqual(events, ["wireframe.presentAddInterface()", "wireframe.presentAddInterface()"])
  }
}
