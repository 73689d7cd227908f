import Foundation
import Testing
import TodoApp
import TodoClasses
import TodoDomain
import TodoMocks
import TodoTerminal

/// The refresh at midnight, with the root wireframe and the prompt of the app.
@MainActor
struct MidnightRefreshTests {
  // The calls of the list and of the output go into one list.
  @Test(
    "At midnight a list on top is refreshed between two prompts, and a covered one is not",
    arguments: [
      (
        isCovered: false,
        events: [#"output.write("\n")"#, #"list.handle("r")"#, #"output.write("> ")"#]
      ),
      (isCovered: true, events: []),
    ]
  )
  func test_run_midnight_refreshesAListOnTop(isCovered: Bool, events: [String]) async throws {
    let evening = Date(timeIntervalSince1970: 1_400_709_600)  // 21 May 2014, 22:00 UTC
    let clock = ControllableClock(now: evening)
    let (root, output) = (RootWireframe(), TextOutputSpy(columns: 80, width: \.count))
    let (list, add) = (TextScreenSpy(), TextScreenSpy())
    root.present(list)
    if isCovered { root.present(add) }
    var heard: [String] = []
    output.onCall = { heard.append("output.\($0)") }
    list.onCall = { heard.append("list.\($0)") }
    let parts = MidnightRefreshParts(
      todoClock: clock,
      clock: clock,
      calendar: .gregorian(in: "GMT"),
      root: root,
      prompt: Prompt(on: output)
    )
    let running = Task { await AddClasses.solution.makeMidnightRefresh(parts).run() }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)

    #expect(heard == events)
    #expect(add.calls == [])
    running.cancel()
  }
}
