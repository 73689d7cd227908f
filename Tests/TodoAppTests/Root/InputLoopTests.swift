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

  private func makeSUT(_ lines: [String]) -> InputLoop {
    root.present(list)
    return InputLoop(root: root, lines: LineSourceSpy(typing: lines), output: output, prompt: nil)
  }

  /// The list appears first, then it receives every line, and the end of input ends the loop.
  func test_run_lines_goToTheList() async {
    await makeSUT(["r", "", "?"]).run()

    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("r"), .handle(""), .handle("?")])
    XCTAssertEqual(output.calls, [])
  }

  /// With another screen on top, q is an ordinary line.
  func test_run_qOnAnotherScreen_isALine() async {
    let sut = makeSUT(["a", "q"])
    list.onCall = { [root, add] in if $0 == .handle("a") { root.present(add) } }

    await sut.run()

    XCTAssertEqual(add.calls, [.viewWillAppear, .handle("q")])
    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("a")])
  }

  /// After a dismissal, the list receives the lines without appearing again; the list itself stays.
  func test_run_dismissed_listStays() async {
    let sut = makeSUT(["a", ".", "."])
    list.onCall = { [root, add] call in
      if call == .handle("a") { root.present(add) }
      if call == .handle(".") { root.dismissTopScreen() }
    }
    add.onCall = { [root] in if $0 == .handle(".") { root.dismissTopScreen() } }

    await sut.run()

    XCTAssertEqual(list.calls, [.viewWillAppear, .handle("a"), .handle(".")])
    XCTAssertIdentical(root.topScreen, list)
  }
}
