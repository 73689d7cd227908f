import Foundation
import KataTesting
import TodoApp
import TodoClasses
import TodoDomain

extension AddMutants {
  /// The mutants of the refresh at midnight.
  static var refreshes: [String: Make] {
    [
      "neverRefreshes": refresh { _ in },
      "oneMidnightOnly": refreshesAtMost(1),
      "refreshesTwice": changing { changed, real in
        changed.refresh = {
          await real.refresh()
          await real.refresh()
        }
      },
      "refreshesAtTheStart": refresh { parts in
        await parts.refresh()
        await parts.runSolution()
      },
      "refreshesACoveredStart": refresh { parts in
        if parts.isCovered() { await parts.refresh() }
        await parts.runSolution()
      },
      "everyDayHas24Hours": changing { changed, real in
        let offset = real.calendar.timeZone.secondsFromGMT(for: real.todoClock.now)
        changed.calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
      },

      "refreshesUnderACover": changing { changed, _ in changed.isCovered = { false } },
      "skipsTheDay": changing { changed, real in
        changed.isCovered = { false }
        changed.refresh = { if !real.isCovered() { await real.refresh() } }
      },
      // The code before the next step, which trusts its sleep.
      "looksAgainAnHourLater": sleeping(
        for: { _, time in time == look ? .seconds(3600) : time },
        thenRefreshingIf: { $1.endedEarly }
      ),

      "trustsItsSleep": sleeping(thenRefreshingIf: { $1.endedEarly }),
      "knowsNoYesterday": changing { changed, real in
        var last = real.today
        changed.refresh = {
          guard real.today > last else { return }
          last = real.today
          await real.refresh()
        }
      },

      "sleepsInATask": refresh { parts in await Task { await parts.runSolution() }.value },
      "moreSleepers": changing { changed, real in
        changed.refresh = {
          await real.refresh()
          Task { try? await real.clock.sleep(for: .seconds(86_400)) }
        }
      },
      "refreshesWhenCancelled": sleeping(thenRefreshingIf: { !$1.isOver && !$1.isInShownDay }),

      "nextDayIn24Hours": sleeping(for: { real, time in
        let now = real.todoClock.now
        let nextDay = real.calendar.startOfDay(for: now + 86_400)
        return time == look ? time : .seconds(nextDay.timeIntervalSince(now))
      }),
      "roundsUpToSeconds": sleeping(for: { .seconds(($1 / .seconds(1)).rounded(.up)) }),
      "looksEachMinute": sleeping(for: { _, _ in look }),
      "goneCoverRefreshes": changing { changed, real in
        var shown = real.today
        var waits = false
        changed.isCovered = {
          waits = waits || real.isCovered()
          return real.isCovered()
        }
        changed.refresh = {
          (shown, waits) = (real.today, false)
          await real.refresh()
        }
        changed.clock = ChangedSleep { time in
          try await real.clock.sleep(for: waits ? look : time)
          guard waits, !real.isCovered(), real.today == shown else { return }
          waits = false
          await real.refresh()
        }
      },
      "refreshesForEachDay": changing { changed, real in
        var covered: Date?
        changed.isCovered = {
          let isCovered = real.isCovered()
          if isCovered { covered = covered ?? real.today }
          return isCovered
        }
        changed.refresh = {
          if let day = covered.take(), day < real.today { await real.refresh() }
          await real.refresh()
        }
      },
      "looksOnceMore": sleeping(thenRefreshingIf: { real, sleep in
        !sleep.isOver && sleep.time == look && sleep.isInOneDay && !real.isCovered()
      }),

      "sevenMidnights": refreshesAtMost(7),
      "losesPatience": changing { changed, real in
        var looks = 0
        changed.isCovered = {
          looks = real.isCovered() ? looks + 1 : 0
          return looks % 60 > 0
        }
      },
    ]
  }

  /// The sleep before the next look at a cover.
  nonisolated fileprivate static let look = Duration.seconds(60)

  private static func refreshesAtMost(_ limit: Int) -> Make {
    changing { changed, real in
      var count = 0
      changed.refresh = {
        count += 1
        if count <= limit { await real.refresh() }
      }
    }
  }

  // The solution with sleeps of another length, or with one more refresh after some of them.
  private static func sleeping(
    for length: @escaping @MainActor (MidnightRefreshParts, Duration) -> Duration = { $1 },
    thenRefreshingIf isFaulty: @escaping @MainActor (MidnightRefreshParts, EndOfSleep) -> Bool = {
      _,
      _ in false
    }
  ) -> Make {
    changing { changed, real in
      var shown = real.today
      changed.refresh = {
        shown = real.today
        await real.refresh()
      }
      changed.clock = ChangedSleep { time in
        let day = real.today
        let isOver = (try? await real.clock.sleep(for: length(real, time))) != nil
        let end = EndOfSleep(
          time: time,
          isOver: isOver,
          isInOneDay: real.today == day,
          isInShownDay: real.today == shown
        )
        if isFaulty(real, end) { await real.refresh() }
        if !isOver { throw CancellationError() }
      }
    }
  }

  // The solution with other parts.
  private static func changing(
    _ change: @escaping @MainActor (inout MidnightRefreshParts, MidnightRefreshParts) -> Void
  ) -> Make {
    refresh { parts in
      var changed = parts
      change(&changed, parts)
      await changed.runSolution()
    }
  }

  private static func refresh(
    _ run: @escaping @MainActor (MidnightRefreshParts) async -> Void
  ) -> Make {
    {
      $0.with {
        $0.makeMidnightRefresh = { parts in MidnightRefreshFunction { await run(parts) } }
      }
    }
  }
}

/// The end of a sleep, which may have been cancelled.
private struct EndOfSleep {
  let time: Duration
  let isOver: Bool
  /// Whether it ended on the day on which it began.
  let isInOneDay: Bool
  /// Whether it ended on the day of the last refresh.
  let isInShownDay: Bool
  /// Whether the clock was set back, so that the day is not over.
  var endedEarly: Bool { isOver && isInShownDay && time != AddMutants.look }
}

/// A clock that shows no time, and sleeps in another way.
struct ChangedSleep: Clock {
  let sleep: @MainActor (Duration) async throws -> Void
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await sleep(now.duration(to: deadline))
  }
}

extension MidnightRefreshParts {
  var today: Date { calendar.startOfDay(for: todoClock.now) }

  /// Runs the solution.
  func runSolution() async { await AddClasses.solution.makeMidnightRefresh(self).run() }
}
