import TodoMocks
import TodoScreens

/// A module whose update takes a minute on the clock.
@MainActor
final class SleepingModule: ListModuleInterface {
  nonisolated enum Ending {
    case woken
    case cancelled
  }

  /// The number of requested updates.
  let asked = CountingLatch()

  private let endings: AsyncStream<Ending>
  private let ended: AsyncStream<Ending>.Continuation
  private let clock: ControllableClock

  init(clock: ControllableClock) {
    self.clock = clock
    (endings, ended) = AsyncStream.makeStream()
  }

  /// Waits for the first update that ends, and returns how it ended.
  func ending() async -> Ending? {
    var iterator = endings.makeAsyncIterator()
    return await iterator.next(isolation: #isolation)
  }

  func updateView() async {
    asked.change(by: 1)
    do {
      try await clock.sleep(for: .seconds(60))
      ended.yield(.woken)
    } catch {
      ended.yield(.cancelled)
    }
  }

  func addNewEntry() {}
}
