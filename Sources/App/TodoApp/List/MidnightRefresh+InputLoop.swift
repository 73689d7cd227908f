import Foundation
import TodoDomain
import TodoTerminal

extension MidnightRefresh {
  /// Creates a refresh of the list in the loop of `root`, as if `r` were typed at midnight.
  ///
  /// With a `prompt`, the list begins on a new line, and the prompt is written again after it.
  public init(
    root: RootWireframe,
    prompt: Prompt?,
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
        prompt?.leave()
        await root.topScreen?.handle("r")
        prompt?.ask()
      }
    )
  }
}
