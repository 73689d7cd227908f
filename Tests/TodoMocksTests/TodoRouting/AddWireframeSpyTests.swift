import Testing
import TodoMocks
import TodoRouting

@MainActor
struct AddWireframeSpyTests {
  @Test("Requests are kept and printed, repeats included")
  func test_calls_twoRequests_areKept() {
    let spy = AddWireframeSpy()
    var events: [String] = []
    spy.onCall = { events.append("wireframe.\($0)") }

    spy.dismissAddInterface()
    spy.dismissAddInterface()

    #expect(spy.calls == [.dismissAddInterface, .dismissAddInterface])
    #expect(events == ["wireframe.dismissAddInterface()", "wireframe.dismissAddInterface()"])
  }

  @Test("Nothing called leaves nothing")
  func test_calls_nothingCalled_isEmpty() {
    #expect(AddWireframeSpy().calls == [])
  }
}
