import Testing
import TodoMocks
import TodoRouting

@MainActor
struct ListWireframeSpyTests {
  @Test("Requests are kept and printed, repeats included")
  func test_calls_twoRequests_areKept() {
    let spy = ListWireframeSpy()
    var events: [String] = []
    spy.onCall = { events.append("wireframe.\($0)") }

    spy.presentAddInterface()
    spy.presentAddInterface()

    #expect(spy.calls == [.presentAddInterface, .presentAddInterface])
    #expect(events == ["wireframe.presentAddInterface()", "wireframe.presentAddInterface()"])
  }
}
