import AddSolution
import Foundation
import TodoApp
import TodoDomain

extension AddMutants {
  /// The mutants of the refresh at midnight.
  static var refreshes: [String: Make] {
    [
      "neverRefreshes": refresh { _ in },
      "oneMidnightOnly": refreshesAtMost(1),
      "refreshesTwice": refreshing { parts in
        await parts.refresh()
        await parts.refresh()
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
        var last = parts.todoClock.now
        var changed = parts
        changed.refresh = {
          let now = parts.todoClock.now
          defer { last = max(last, now) }
          if now >= last { await parts.refresh() }
        }
        await changed.runSolution()
      },

      "sleepsInATask": refresh { parts in
        await Task { await parts.runSolution() }.value
      },
      "moreSleepers": refreshing { parts in
        await parts.refresh()
        Task { try? await parts.clock.sleep(for: .seconds(86_400)) }
      },

      "nextDayIn24Hours": refresh { parts in
        await parts.watchDays { now in parts.calendar.startOfDay(for: now + 86_400) }
      },
      "roundsUpToSeconds": refresh { parts in
        await parts.watchDays { now in
          let end = parts.calendar.dateInterval(of: .day, for: now)?.end ?? now
          return now + end.timeIntervalSince(now).rounded(.up)
        }
      },
      "looksEachMinute": refresh { parts in await parts.watchDays { now in now + 60 } },
      "goneCoverRefreshes": refresh { parts in await parts.watchDays(looksAfterACover: false) },
      "refreshesForEachDay": refresh { parts in
        await parts.watchDays(showing: { first, _ in first })
      },
      "refreshesWhenCancelled": refresh { parts in
        var shown = parts.today
        while !Task.isCancelled {
          try? await parts.clock.sleep(for: .seconds(parts.untilTheEndOf(shown)))
          guard parts.today != shown, !parts.isCovered() else { continue }
          shown = parts.today
          await parts.refresh()
        }
      },
      "looksOnceMore": refresh { parts in
        var shown = parts.today
        while !Task.isCancelled {
          let day = parts.today
          if day != shown, parts.isCovered() {
            _ = await parts.hasSlept(until: parts.todoClock.now + 60)
            guard !parts.isCovered(), parts.today == day else { continue }
          } else if day == shown {
            let end = parts.todoClock.now + parts.untilTheEndOf(day)
            guard await parts.hasSlept(until: end) else { return }
            continue
          }
          shown = day
          await parts.refresh()
        }
      },

      "sevenMidnights": refreshesAtMost(7),
      "losesPatience": refresh { parts in
        var (looks, changed) = (0, parts)
        changed.isCovered = {
          looks = parts.isCovered() ? looks + 1 : 0
          return looks % 60 > 0
        }
        await changed.runSolution()
      },
    ]
  }

  private static func refreshesAtMost(_ limit: Int) -> Make {
    refresh { parts in
      var (count, changed) = (0, parts)
      changed.refresh = {
        count += 1
        if count <= limit { await parts.refresh() }
      }
      await changed.runSolution()
    }
  }

  // Refreshes the list in another way.
  private static func refreshing(
    _ refreshList: @escaping @MainActor (MidnightRefreshParts) async -> Void
  ) -> Make {
    refresh { parts in
      var changed = parts
      changed.refresh = { await refreshList(parts) }
      await changed.runSolution()
    }
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

  fileprivate var today: Date { calendar.startOfDay(for: todoClock.now) }

  // The time until the end of this day; a minute if another day has come.
  fileprivate func untilTheEndOf(_ day: Date) -> TimeInterval {
    guard day == today, let end = calendar.dateInterval(of: .day, for: day)?.end else { return 60 }
    return end.timeIntervalSince(todoClock.now)
  }

  // Waits for the end of the day that is shown, and then for the end of a cover.
  fileprivate func watchDays(
    until end: ((_ now: Date) -> Date)? = nil,
    looksAfterACover: Bool = true,
    showing day: (_ first: Date, _ now: Date) -> Date = { $1 }
  ) async {
    var shown = today
    while true {
      let now = todoClock.now
      let midnight = today == shown ? end?(now) : nil
      guard await hasSlept(until: midnight ?? now + untilTheEndOf(shown)) else { return }
      let first = today
      guard first != shown, !Task.isCancelled else { continue }
      while isCovered() {
        guard await hasSlept(until: todoClock.now + 60) else { return }
      }
      if looksAfterACover, today == shown { continue }
      shown = day(first, today)
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
