import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class TextOutputSpyTests: XCTestCase {
  /// Questions and texts are kept and printed, in order, repeats included.
  func test_calls_severalCalls_areKeptInOrder() async {
    let spy = TextOutputSpy(columns: 40, width: \.count)
    var events: [String] = []
    spy.onCall = { events.append("output.\($0)") }

    _ = spy.columns
    _ = spy.width(of: "Pack")
    spy.write("Pack\n")
    spy.write("Pack\n")

    XCTAssertEqual(spy.calls, [.columns, .width(of: "Pack"), .write("Pack\n"), .write("Pack\n")])
    XCTAssertEqual(
      events,
      [
        "output.columns", #"output.width(of: "Pack")"#, #"output.write("Pack\n")"#,
        #"output.write("Pack\n")"#,
      ]
    )
  }

  /// The paper is as wide as it was made, and measures as it was told.
  func test_columnsAndWidth_areTheAnswers() async {
    let spy = TextOutputSpy(columns: 40, width: { 2 * $0.count })

    XCTAssertEqual(spy.columns, 40)
    XCTAssertEqual(spy.width(of: "Pack"), 8)
  }

  /// The text is all that was written, however many writes it took.
  func test_text_severalWrites_isJoined() async {
    let spy = TextOutputSpy(columns: 40, width: \.count)

    spy.write("Pa")
    _ = spy.columns
    spy.write("ck\n")

    XCTAssertEqual(spy.text, "Pack\n")
  }
}
