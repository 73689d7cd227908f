import AddSolution
import Foundation
import TodoApp
import TodoDomain

extension AddMutants {
  /// The mutants of the refresh at midnight.
  static var refreshes: [String: Make] {
    [
      "neverRefreshes": refresh { _ in },
      "oneMidnightOnly": refresh { parts in
        var parts = parts
        var count = 0
        parts.refresh = { [refresh = parts.refresh] in
          count += 1
          if count == 1 { await refresh() }
        }
        await parts.runSolution()
      },
      "refreshesTwice": refresh { parts in
        var parts = parts
        parts.refresh = { [refresh = parts.refresh] in
          await refresh()
          await refresh()
        }
        await parts.runSolution()
      },
      "refreshesAtTheStart": refresh { parts in
        await parts.refresh()
        await parts.runSolution()
      },
      "everyDayHas24Hours": refresh { parts in
        await parts.runLoop { now, _ in now + 86_400 - parts.calendar.sinceMidnight(now) }
      },

      "refreshesUnderACover": refresh { parts in
        var parts = parts
        parts.isCovered = { false }
        await parts.runSolution()
      },
      "skipsTheDay": refresh { parts in
        var changed = parts
        changed.isCovered = { false }
        changed.refresh = { if !parts.isCovered() { await parts.refresh() } }
        await changed.runSolution()
      },
      "looksAgainAnHourLater": refresh { parts in await parts.runLoop(patience: 3600) },

      "trustsItsSleep": refresh { parts in await parts.runLoop() },
      "knowsNoYesterday": refresh { parts in
        var last = Date.distantPast
        var changed = parts
        changed.refresh = {
          let now = parts.todoClock.now
          defer { last = max(last, now) }
          if now >= last { await parts.refresh() }
        }
        last = parts.todoClock.now
        await changed.runSolution()
      },

      "sleepsInATask": refresh { parts in
        await Task { await parts.runSolution() }.value
      },
      "moreSleepers": refresh { parts in
        var changed = parts
        changed.refresh = {
          await parts.refresh()
          Task { try? await parts.clock.sleep(for: .seconds(86_400)) }
        }
        await changed.runSolution()
      },

      "threeMidnights": refresh { parts in
        var changed = parts
        var count = 0
        changed.refresh = {
          count += 1
          if count <= 3 { await parts.refresh() }
        }
        await changed.runSolution()
      },
    ]
  }

  private static func refresh(
    _ run: @escaping @MainActor (MidnightRefreshParts) async -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makeMidnightRefresh = { parts in MidnightRefreshFunction { await run(parts) } }
      return makers
    }
  }
}

extension MidnightRefreshParts {
  /// Runs the solution.
  fileprivate func runSolution() async { await AddMakers.solution.makeMidnightRefresh(self).run() }

  // The loop of the steps before the clock may be set back.
  fileprivate func runLoop(
    patience: TimeInterval = 60,
    until end: (_ now: Date, _ endOfDay: Date) -> Date = { $1 }
  ) async {
    while let day = calendar.dateInterval(of: .day, for: todoClock.now) {
      guard await hasSlept(until: end(todoClock.now, day.end)) else { return }
      while isCovered() {
        guard await hasSlept(until: todoClock.now + patience) else { return }
      }
      await refresh()
    }
  }

  func hasSlept(until end: Date) async -> Bool {
    (try? await clock.sleep(for: .seconds(end.timeIntervalSince(todoClock.now)))) != nil
  }
}

extension Calendar {
  fileprivate func sinceMidnight(_ date: Date) -> TimeInterval {
    date.timeIntervalSince(startOfDay(for: date))
  }
}
