import Testing
import TodoMocks
import TodoTerminal

@MainActor
struct TextOutputSpyTests {
  @Test("Questions and texts are kept and printed, in order, repeats included")
  func test_calls_severalCalls_areKeptInOrder() {
    let spy = TextOutputSpy(columns: 40, width: \.count)
    var events: [String] = []
    spy.onCall = { events.append("output.\($0)") }

    _ = spy.columns
    _ = spy.width(of: "Pack")
    spy.write("Pack\n")
    spy.write("Pack\n")

    #expect(spy.calls == [.columns, .width(of: "Pack"), .write("Pack\n"), .write("Pack\n")])
    #expect(
      events == [
        "output.columns", #"output.width(of: "Pack")"#, #"output.write("Pack\n")"#,
        #"output.write("Pack\n")"#,
      ]
    )
  }

  @Test("The paper is as wide as it was made, and measures as it was told")
  func test_columnsAndWidth_areTheAnswers() {
    let spy = TextOutputSpy(columns: 40, width: { 2 * $0.count })

    #expect(spy.columns == 40)
    #expect(spy.width(of: "Pack") == 8)
  }

  @Test("The text is all that was written, however many writes it took")
  func test_text_severalWrites_isJoined() {
    let spy = TextOutputSpy(columns: 40, width: \.count)

    spy.write("Pa")
    _ = spy.columns
    spy.write("ck\n")

    #expect(spy.text == "Pack\n")
  }
}
