import Foundation
import TodoApp
import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class MidnightRefreshInputLoopTests: XCTestCase {
  private let evening = Date(timeIntervalSince1970: 1_400_709_600)  // 21 May 2014, 22:00 UTC

  /// At midnight the list refreshes as if the user typed r, between two prompts.
  func test_midnight_listOnTop_isAskedToRefresh() async throws {
    let (events, root, clock, running) = makeSUT(prompts: true)
    let list = TextScreenSpy()
    list.onCall = { events.list.append("list.\($0)") }
    root.present(list)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(
      events.list,
      [#"output.write("\n")"#, #"list.handle("r")"#, #"output.write("> ")"#]
    )
    running.cancel()
  }

  /// Without prompts, only the list is written.
  func test_midnight_noPrompts_writesNothing() async throws {
    let (events, root, clock, running) = makeSUT(prompts: false)
    root.present(TextScreenSpy())
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(events.list, [])
    running.cancel()
  }

  /// The add screen is not disturbed, and the list refreshes when it is on top again.
  func test_midnight_addScreenOnTop_waitsForTheList() async throws {
    let (_, root, clock, running) = makeSUT(prompts: true)
    let list = TextScreenSpy()
    let add = TextScreenSpy()
    root.present(list)
    root.present(add)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)
    root.dismissTopScreen()
    try await clock.advance(by: .seconds(60))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(add.calls, [])
    XCTAssertEqual(list.calls, [.handle("r")])
    running.cancel()
  }

  /// The input loop starts the refresh, and cancels it when the user leaves the list.
  func test_inputLoop_listIsLeft_endsTheRefresh() async throws {
    let root = RootWireframe()
    let clock = ControllableClock(now: evening)
    let output = TextOutputSpy(columns: 80, width: \.count)
    let list = TextScreenSpy(viewWillAppear: .held())
    let ended = HeldAnswers<Void, Void, Never>(.held())
    root.present(list)
    let refresh = makeRefresh(root: root, output: output, prompts: false, clock: clock)
    let loop = InputLoop(
      root: root,
      lines: ScriptedLines([.text("q")]),
      output: output,
      prompt: nil,
      whileOpen: {
        await refresh.run()
        await ended.next(())
      }
    )
    let running = Task { await loop.run() }
    try await clock.waitForSleepers(1)

    try list.heldViewWillAppear.give(.success(()), to: 0)
    await running.value
    try await ended.waitForRequests(1)

    XCTAssertEqual(clock.sleepers, [])
    try ended.give(.success(()), to: 0)
  }

  @MainActor private final class Events {
    var list: [String] = []
  }

  private func makeSUT(
    prompts: Bool
  ) -> (events: Events, root: RootWireframe, clock: ControllableClock, running: Task<Void, Never>) {
    let events = Events()
    let root = RootWireframe()
    let clock = ControllableClock(now: evening)
    let output = TextOutputSpy(columns: 80, width: \.count)
    output.onCall = { events.list.append("output.\($0)") }
    let sut = makeRefresh(root: root, output: output, prompts: prompts, clock: clock)
    return (events, root, clock, Task { await sut.run() })
  }

  private func makeRefresh(
    root: RootWireframe,
    output: TextOutputSpy,
    prompts: Bool,
    clock: ControllableClock
  ) -> MidnightRefresh {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return MidnightRefresh(
      root: root,
      prompt: prompts ? Prompt(on: output) : nil,
      todoClock: clock,
      clock: clock,
      calendar: calendar
    )
  }
}
