import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class RootWireframeSpyTests: XCTestCase {
  /// Changes are kept and printed, in order, repeats included.
  func test_calls_severalChanges_areKeptInOrder() async {
    let spy = RootWireframeSpy()
    let screen = TextScreenSpy()
    var events: [String] = []
    spy.onCall = { events.append("root.\($0)") }

    spy.present(screen)
    spy.dismissTopScreen()
    spy.dismissTopScreen()

    XCTAssertEqual(spy.calls, [.present(screen), .dismissTopScreen, .dismissTopScreen])
    XCTAssertEqual(
      events,
      [
        "root.present(TextScreenSpy)", "root.dismissTopScreen()", "root.dismissTopScreen()",
      ]
    )
  }

  /// Another screen of the same type is another screen.
  func test_equality_anotherScreen_isAnotherCall() async {
    let spy = RootWireframeSpy()

    spy.present(TextScreenSpy())

    XCTAssertNotEqual(spy.calls, [.present(TextScreenSpy())])
  }
}
