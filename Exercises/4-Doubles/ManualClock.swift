// Stage 4, the doubles: a clock shows one time until a test moves it.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 4: the doubles", has a paragraph for each step.

import DoubleInterfaces
import Foundation
import Synchronization
import TodoDomain

public nonisolated final class ManualClock: MovableClock {
  private struct State {
    var now: Date
  }

  private let state: Mutex<State>

  public init(now: Date) {
    state = Mutex(State(now: now))
  }

  public var now: Date { .distantPast }

  public func move(to date: Date) {}

  @MainActor public func sleep(until deadline: Date) async throws {}
}
