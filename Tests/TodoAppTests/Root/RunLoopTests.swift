import Testing
import TodoApp
import TodoMocks
import TodoTerminal

@MainActor
struct RunLoopTests {
  private let root = RootWireframe()
  private let list = TextScreenSpy()
  private let add = TextScreenSpy()
  private let output = TextOutputSpy(columns: 80, width: \.count)

  private func makeSUT(
    _ lines: [String],
    prompts: Bool = false,
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) -> RunLoop {
    root.present(list)
    return RunLoop(
      root: root,
      lines: ScriptedLines(lines),
      output: output,
      prompts: prompts,
      whileOpen: whileOpen
    )
  }

  @Test("The list appears first, then it gets every line, and the end of input ends it")
  func test_run_lines_goToTheList() async {
    await makeSUT(["r", "", "?"]).run()

    #expect(list.calls == [.viewWillAppear, .handle("r"), .handle(""), .handle("?")])
    #expect(output.calls == [])
  }

  @Test("q ends it while the list is on top, and nothing after it is read")
  func test_run_q_ends() async {
    await makeSUT(["q", "r"]).run()

    #expect(list.calls == [.viewWillAppear])
  }

  @Test("q is a line like any other while another screen is on top")
  func test_run_qOnAnotherScreen_isALine() async {
    let sut = makeSUT(["a", "q"])
    list.onCall = { if $0 == .handle("a") { root.present(add) } }

    await sut.run()

    #expect(add.calls == [.viewWillAppear, .handle("q")])
    #expect(list.calls == [.viewWillAppear, .handle("a")])
  }

  @Test("A screen that a line presents appears before the next line is read")
  func test_run_presented_appearsBeforeTheNextLine() async {
    let sut = makeSUT(["a", "Pack"])
    var events: [String] = []
    list.onCall = {
      events.append("list.\($0)")
      if $0 == .handle("a") { root.present(add) }
    }
    add.onCall = { events.append("add.\($0)") }

    await sut.run()

    #expect(
      events == [
        "list.viewWillAppear()", "list.handle(\"a\")", "add.viewWillAppear()",
        "add.handle(\"Pack\")",
      ]
    )
  }

  @Test("With prompts each line is asked for, and the end of input ends the line of the prompt")
  func test_run_prompts_askForEachLine() async {
    await makeSUT(["r"], prompts: true).run()

    #expect(output.text == "Type ? for help, q to quit.\n> > \n")
  }

  @Test("With prompts q needs no line end")
  func test_run_promptsAndQ_writeNothingMore() async {
    await makeSUT(["q"], prompts: true).run()

    #expect(output.text == "Type ? for help, q to quit.\n> ")
  }

  @Test("A line that is too long is told and goes to no screen")
  func test_run_tooLongLine_isTold() async {
    root.present(list)
    let lines = ScriptedLines([.tooLong, .text("r")])

    await RunLoop(root: root, lines: lines, output: output, prompts: false).run()

    #expect(list.calls == [.viewWillAppear, .handle("r")])
    #expect(output.text == "Error: The line is longer than a mebibyte and was left out.\n")
  }

  @Test("What lives as long as the list is open is cancelled at the end")
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
    #expect(endings == [true])
  }
}
