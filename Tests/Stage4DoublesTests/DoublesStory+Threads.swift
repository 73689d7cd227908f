import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoStorage

// Doubles that several threads use at the same time.
extension DoublesStory {
  /// The story of a store that four threads call.
  static let manyThreads = [
    DoublesStory(
      doing: "Hundreds of inserts from four threads at once, half of them after failNext(with:)"
    ) { doubles, _ in
      // So many records that another thread can interrupt code that copies them.
      let old = record("yesterday", -86_400)
      let store = doubles.makeStore(Array(repeating: old, count: 1_500))
      let end = ContinuousClock.now + .milliseconds(80)
      let threads = (1...4).map { thread in
        Task.detached(executorPreference: OwnThread()) {
          var (number, kept) = (0, 0)
          var errors: [String] = []
          while number < 2 || .now < end {
            number += 1
            let name = "\(number) of thread \(thread)"
            // No two errors are equal, so that the test can see whether one was thrown twice.
            if number % 2 == 0 { store.failNext(with: DiskError(name)) }
            do {
              try await store.insert(record(name, 0))
              kept += 1
            } catch {
              errors.append("\(error)")
            }
          }
          return (kept, errors)
        }
      }
      var kept = 0
      var errors: [String] = []
      for thread in threads {
        let end = await thread.value
        kept += end.0
        errors += end.1
      }
      let found = try await store.records(dueIn: morning..<(morning + 1)).count
      let more = errors.count - Set(errors).count
      return [
        found == kept ? "no record is lost" : "\(kept) inserts, and then \(found) records",
        more == 0 ? "each error is thrown once" : "\(more) errors are thrown twice",
      ]
    }
  ]

  /// The story of sleeps that another thread cancels while they begin.
  static let cancelledByThread = [
    DoublesStory(
      doing: "Many tasks that sleep, while another thread cancels them"
    ) { doubles, _ in
      let clock = doubles.makeClock(morning)
      let (begun, ended) = (CountingLatch(), CountingLatch())
      let sleeps = (1...2_000).map { _ in
        Task {
          begun.change(by: 1)
          try? await clock.sleep(until: morning + 10)
          ended.change(by: 1)
        }
      }
      // Cancels the newest task, again and again: some of them between two lines of the clock.
      await Task.detached(executorPreference: OwnThread()) {
        while begun.count < sleeps.count { sleeps[max(begun.count, 1) - 1].cancel() }
      }.value
      for sleep in sleeps { sleep.cancel() }
      let haveEnded = await ended.reaches(sleeps.count, within: .seconds(1))
      let count = sleeps.count - ended.count
      clock.move(to: .distantFuture)
      return [haveEnded ? "each sleep ends" : "\(count) cancelled sleeps do not end"]
    }
  ]
}
