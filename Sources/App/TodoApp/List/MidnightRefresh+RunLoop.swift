import Foundation
import TodoDomain
import TodoTerminal

extension MidnightRefresh {
  /// Creates a refresh for the list below the run loop of `root`: as if the user typed `r` at midnight.
  ///
  /// With `prompts` the list begins on a line of its own, and the prompt is written again after it.
  public init(
    root: RootWireframe,
    output: any TextOutput,
    prompts: Bool,
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar
  ) {
    self.init(
      todoClock: todoClock,
      clock: clock,
      calendar: calendar,
      isListOnTop: { root.hasListOnTop },
      refresh: {
        if prompts { output.write("\n") }
        await root.topScreen?.handle("r")
        if prompts { output.write("> ") }
      }
    )
  }
}
