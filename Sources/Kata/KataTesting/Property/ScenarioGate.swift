import TodoMocks

/// A way that the calls of a scenario go; the scenario can hold one of them.
@MainActor
package final class ScenarioGate {
  /// Counts the calls that have come since one was held.
  package private(set) var asked = ScenarioLatch()
  /// Counts the calls that have gone on since one was held.
  package private(set) var passed = ScenarioLatch()
  private let held = HeldAnswers<Void, Void, Never>(.success(()))

  package init() {}

  /// Holds the next call until `letGo()`, and restarts the counts.
  package func holdOne() {
    (asked, passed) = (ScenarioLatch(), ScenarioLatch())
    held.answer = .inTurn(.held(), .success(()))
  }

  package func letGo() { held.giveAll(.success(())) }

  /// Lets the call go on, when it is not held; then `act` answers it.
  package func pass(_ act: () -> Void = {}) async {
    asked.raise()
    await held.next(())
    // Lets other tasks run first: a call that is not awaited continues before this returns.
    await Task {}.value
    act()
    passed.raise()
    await Task {}.value
  }
}
