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
  static let manyThreads =
    DoublesStory(
      doing: "Hundreds of inserts from four threads at once, half of them after failNext(with:)"
    ) { doubles, _ in
      // So many records that another thread can interrupt code that copies them.
      let old = record("yesterday", -86_400)
      let store = doubles.makeStore(Array(repeating: old, count: 1_500))
      let start = ContinuousClock.now
      let meetings = CountingLatch()
      let threads = (1...4).map { thread in
        Task.detached(executorPreference: OwnThread()) {
          var (number, kept) = (0, 0)
          var errors: [String] = []
          let own = " of thread \(thread)"
          // Longer if the threads have not met: a busy machine runs one after the other.
          while number < 2 || .now < start + .milliseconds(meetings.count < 100 ? 2_000 : 80) {
            number += 1
            let name = "\(number)\(own)"
            // No two errors are equal, so that the test can see whether one was thrown twice.
            if number % 2 == 0 { store.failNext(with: DiskError(name)) }
            do {
              try await store.insert(record(name, 0))
              kept += 1
            } catch {
              errors.append("\(error)")
              if !errors[errors.count - 1].hasSuffix(own) { meetings.change(by: 1) }
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

  /// The story of sleeps that another thread cancels while they begin.
  static let cancelledByThread =
    DoublesStory(
      doing: "Hundreds of sleeps, each cancelled from another thread while it begins"
    ) { doubles, _ in
      let clock = doubles.makeClock(morning)
      let (made, begun, ended) = (CountingLatch(), CountingLatch(), CountingLatch())
      let end = ContinuousClock.now + .seconds(2)
      let count = await Task.detached(executorPreference: OwnThread()) {
        var (count, meetings) = (0, 0)
        // Until the two threads have met often enough; on a single core, they hardly ever do.
        while meetings < 100 && .now < end {
          let sleeps = (1...200).map { _ in
            Task { @MainActor [count] in
              while made.count == count {}
              begun.change(by: 1)
              try? await clock.sleep(until: morning + 10)
              ended.change(by: 1)
            }
          }
          made.change(by: sleeps.count)
          var newest = 0
          while newest < sleeps.count {
            let number = begun.count - count
            guard number > newest else { continue }
            newest = number
            if newest < sleeps.count { meetings += 1 }
            // Each a little later than the one before it, so that some are between two lines.
            for _ in 0..<(newest % 16) { _ = begun.count }
            sleeps[newest - 1].cancel()
          }
          for sleep in sleeps { sleep.cancel() }
          count += sleeps.count
        }
        return count
      }.value
      let haveEnded = await ended.reaches(count, within: .seconds(1))
      let open = count - ended.count
      clock.move(to: .distantFuture)
      return [haveEnded ? "each sleep ends" : "\(open) cancelled sleeps do not end"]
    }
}
