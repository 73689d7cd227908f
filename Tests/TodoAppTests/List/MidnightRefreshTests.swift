import AddSubjects
import Foundation
import TodoApp
import TodoDomain
import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class MidnightRefreshTests: XCTestCase {
  private let evening = Date(timeIntervalSince1970: 1_400_709_600)  // 21 May 2014, 22:00 UTC

  /// At each midnight, and not before, the list refreshes as if the user typed r, between two prompts.
  func test_run_twoMidnights_refreshesTwice() async throws {
    let sut = Fixture(now: evening, prompts: true)
    try await sut.clock.waitForSleepers(1)

    try await sut.clock.advance(by: .seconds(2 * 3600 - 1))
    let before = sut.events
    try await sut.clock.advance(by: .seconds(1))
    try await sut.clock.waitForSleepers(1)
    let once = sut.events
    try await sut.clock.advance(by: .seconds(24 * 3600))
    try await sut.clock.waitForSleepers(1)

    let refresh = [#"output.write("\n")"#, #"list.handle("r")"#, #"output.write("> ")"#]
    XCTAssertEqual([before, once, sut.events], [[], refresh, refresh + refresh])
    sut.running.cancel()
  }

  /// The add screen is not disturbed; the list refreshes a minute later, when it is on top again.
  func test_run_addScreenOnTop_waitsForTheList() async throws {
    let sut = Fixture(now: evening)
    let add = TextScreenSpy()
    sut.root.present(add)
    try await sut.clock.waitForSleepers(1)

    try await sut.clock.advance(by: .seconds(7200))
    try await sut.clock.waitForSleepers(1)
    let covered = sut.events
    sut.root.dismissTopScreen()
    try await sut.clock.advance(by: .seconds(60))
    try await sut.clock.waitForSleepers(1)

    XCTAssertEqual(add.calls, [])
    XCTAssertEqual([covered, sut.events], [[], [#"list.handle("r")"#]])
    sut.running.cancel()
  }

  /// The input loop starts the refresh, and cancels it when the user leaves the list.
  func test_inputLoop_listIsLeft_endsTheRefresh() async throws {
    let root = RootWireframe()
    let clock = ControllableClock(now: evening)
    let list = TextScreenSpy(viewWillAppear: .held())
    let ended = HeldAnswers<Void, Void, Never>(.held())
    root.present(list)
    let refresh = MidnightRefreshParts(
      todoClock: clock,
      clock: clock,
      calendar: .gregorian(in: "GMT"),
      root: root,
      prompt: nil
    )
    let loop = InputLoop(
      root: root,
      lines: LineSourceSpy(typing: ["q"]),
      output: TextOutputSpy(columns: 80, width: \.count),
      prompt: nil,
      whileOpen: {
        await AddMakers.solution.makeMidnightRefresh(refresh).run()
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
}

/// A running refresh with a spy as the list; the calls of the list and of the output go into one list.
@MainActor
private final class Fixture {
  let root = RootWireframe()
  let clock: ControllableClock
  let running: Task<Void, Never>
  private(set) var events: [String] = []

  init(now: Date, prompts: Bool = false) {
    let output = TextOutputSpy(columns: 80, width: \.count)
    let list = TextScreenSpy()
    clock = ControllableClock(now: now)
    let sut = MidnightRefreshParts(
      todoClock: clock,
      clock: clock,
      calendar: .gregorian(in: "GMT"),
      root: root,
      prompt: prompts ? Prompt(on: output) : nil
    )
    root.present(list)
    running = Task { await AddMakers.solution.makeMidnightRefresh(sut).run() }
    output.onCall = { [unowned self] in events.append("output.\($0)") }
    list.onCall = { [unowned self] in events.append("list.\($0)") }
  }
}
