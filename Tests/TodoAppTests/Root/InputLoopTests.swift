import TodoApp
import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class InputLoopTests: XCTestCase {
  private let root = RootWireframe()
  private let list = TextScreenSpy()
  private let add = TextScreenSpy()
  private let output = TextOutputSpy(columns: 80, width: \.count)

  private func makeSUT(
    _ lines: [String],
    prompts: Bool = false,
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) -> InputLoop {
    root.present(list)
    return InputLoop(
      root: root,
      lines: ScriptedLines(lines),
      output: output,
      prompt: prompts ? Prompt(on: output) : nil,
      whileOpen: whileOpen
    )
  }

  /// The list appears first, then it receives every line, and the end of input ends the loop.
  func test_run_lines_goToTheList() async {
    await makeSUT(["r", "", "?"]).run()

    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("r"), .handle(""), .handle("?")])
    XCTAssertEqual(output.calls, [])
  }

  /// With the list on top, q ends the loop, and no later line is read.
  func test_run_q_ends() async {
    await makeSUT(["q", "r"]).run()

    XCTAssertEqual(list.calls, [.viewWillAppear])
  }

  /// With another screen on top, q is an ordinary line.
  func test_run_qOnAnotherScreen_isALine() async {
    let sut = makeSUT(["a", "q"])
    list.onCall = { [root, add] in if $0 == .handle("a") { root.present(add) } }

    await sut.run()

    XCTAssertEqual(add.calls, [.viewWillAppear, .handle("q")])
    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("a")])
  }

  /// A screen that a line presents appears before the next line is read.
  func test_run_presented_appearsBeforeTheNextLine() async {
    let sut = makeSUT(["a", "Pack"])
    var events: [String] = []
    list.onCall = { [root, add] in
      events.append("list.\($0)")
      if $0 == .handle("a") { root.present(add) }
    }
    add.onCall = { events.append("add.\($0)") }

    await sut.run()

    XCTAssertEqual(
      events,
      [
        "list.viewWillAppear()", "list.handle(\"a\")", "add.viewWillAppear()",
        "add.handle(\"Pack\")",
      ]
    )
  }

  /// With prompts, each line has a prompt, and the end of input ends the line of the prompt.
  func test_run_prompts_askForEachLine() async {
    await makeSUT(["r"], prompts: true).run()

    XCTAssertEqual(output.text, "Type ? for help, q to quit.\n> > \n")
  }

  /// With prompts, q needs no line end.
  func test_run_promptsAndQ_writeNothingMore() async {
    await makeSUT(["q"], prompts: true).run()

    XCTAssertEqual(output.text, "Type ? for help, q to quit.\n> ")
  }

  /// A line that is too long is reported, and no screen receives it.
  func test_run_tooLongLine_isReported() async {
    root.present(list)
    let lines = ScriptedLines([.tooLong, .text("r")])

    await InputLoop(root: root, lines: lines, output: output, prompt: nil).run()

    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("r")])
    XCTAssertEqual(output.text, "Error: The line is longer than a mebibyte and was left out.\n")
  }

  /// The work that runs while the list is open is cancelled at the end.
  func test_run_whileOpen_isCancelledAtTheEnd() async {
    let (started, startedContinuation) = AsyncStream.makeStream(of: Void.self)
    let (ended, endedContinuation) = AsyncStream.makeStream(of: Bool.self)
    let sut = makeSUT([]) {
      startedContinuation.finish()
      for await _ in AsyncStream<Void>.makeStream().stream {}
      endedContinuation.yield(Task.isCancelled)
      endedContinuation.finish()
    }

    await sut.run()
    for await _ in started {}

    var endings: [Bool] = []
    for await wasCancelled in ended { endings.append(wasCancelled) }
    XCTAssertEqual(endings, [true])
  }
}
