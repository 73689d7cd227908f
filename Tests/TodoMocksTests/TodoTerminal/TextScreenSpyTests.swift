import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class TextScreenSpyTests: XCTestCase {
  /// Events are kept and printed, in order, repeats included.
  func test_calls_severalEvents_areKeptInOrder() async {
    let spy = TextScreenSpy()
    var events: [String] = []
    spy.onCall = { events.append("screen.\($0)") }

    await spy.viewWillAppear()
    await spy.handle("a")
    await spy.handle("a")

    XCTAssertEqual(spy.calls, [.viewWillAppear, .handle("a"), .handle("a")])
    XCTAssertEqual(
      events,
      ["screen.viewWillAppear()", "screen.handle(\"a\")", "screen.handle(\"a\")"]
    )
  }

  /// Each kind of event can be held alone.
  func test_held_eachEvent_waitsForTheTest() async throws {
    let spy = TextScreenSpy(viewWillAppear: .held, handle: .held)
    var events: [String] = []
    let handling = Task {
      await spy.handle("r")
      events.append("handled")
    }
    try await spy.heldHandle.waitForRequests(1)
    let appearing = Task {
      await spy.viewWillAppear()
      events.append("appeared")
    }
    try await spy.heldViewWillAppear.waitForRequests(1)

    try spy.heldViewWillAppear.give(.success(()), to: 0)
    await appearing.value
    try spy.heldHandle.give(.success(()), to: 0)
    await handling.value

    XCTAssertEqual(events, ["appeared", "handled"])
  }
}
