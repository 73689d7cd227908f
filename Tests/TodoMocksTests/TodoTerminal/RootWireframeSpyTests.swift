import Testing
import TodoMocks
import TodoTerminal

@MainActor
struct RootWireframeSpyTests {
  @Test("Changes are kept and printed, in order, repeats included")
  func test_calls_severalChanges_areKeptInOrder() {
    let spy = RootWireframeSpy()
    let screen = TextScreenSpy()
    var events: [String] = []
    spy.onCall = { events.append("root.\($0)") }

    spy.present(screen)
    spy.dismissTopScreen()
    spy.dismissTopScreen()

    #expect(spy.calls == [.present(screen), .dismissTopScreen, .dismissTopScreen])
    #expect(
      events == [
        "root.present(TextScreenSpy)", "root.dismissTopScreen()", "root.dismissTopScreen()",
      ]
    )
  }

  @Test("Another screen of the same type is another screen")
  func test_equality_anotherScreen_isAnotherCall() {
    let spy = RootWireframeSpy()

    spy.present(TextScreenSpy())

    #expect(spy.calls != [.present(TextScreenSpy())])
  }
}
