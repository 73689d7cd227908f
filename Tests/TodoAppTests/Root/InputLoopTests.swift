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
    whileOpen: @escaping @MainActor () async -> Void = {}
  ) -> InputLoop {
    root.present(list)
    return InputLoop(
      root: root,
      lines: LineSourceSpy(typing: lines),
      output: output,
      prompt: nil,
      whileOpen: whileOpen
    )
  }

  /// The work next to the loop begins with it, and is cancelled when the user leaves the list.
  func test_run_listIsLeft_endsTheWorkNextToIt() async {
    let isCancelled = CountingLatch()
    let sleeping = ControllableClock(now: .distantPast)
    let sut = makeSUT(["q"]) {
      do { try await sleeping.sleep(for: .seconds(1)) } catch { isCancelled.change(by: 1) }
    }

    await sut.run()

    let hasEnded = await isCancelled.reaches(1, within: .seconds(2))
    XCTAssertTrue(hasEnded)
  }

  /// The list appears first, then it receives every line; the end of input ends the loop.
  ///
  /// Another screen receives q like any line; after its dismissal the list does not appear again.
  func test_run_anotherScreen_getsEachLineUntilItsDismissal() async {
    let sut = makeSUT(["", "a", "q", ".", "."])
    list.onCall = { [root, add] call in
      if call == .handle("a") { root.present(add) }
      if call == .handle(".") { root.dismissTopScreen() }
    }
    add.onCall = { [root] in if $0 == .handle(".") { root.dismissTopScreen() } }

    await sut.run()

    XCTAssertEqual(add.calls, [.viewWillAppear, .handle("q"), .handle(".")])
    XCTAssertEqual(list.calls, [.viewWillAppear, .handle(""), .handle("a"), .handle(".")])
    XCTAssertEqual(output.calls, [])
    XCTAssertIdentical(root.topScreen, list)
  }
}
