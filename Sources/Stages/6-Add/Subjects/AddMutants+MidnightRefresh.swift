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
      "looksAgainAnHourLater": watchesDays(.looksAgainAnHourLater),

      "trustsItsSleep": watchesDays(.trustsItsSleep),
      "knowsNoYesterday": watchesDays(.knowsNoYesterday),

      "sleepsInATask": refresh { parts in await Task { await parts.runSolution() }.value },
      "moreSleepers": changing { changed, real in
        changed.refresh = {
          await real.refresh()
          Task { try? await real.clock.sleep(for: .seconds(86_400)) }
        }
      },
      "refreshesWhenCancelled": watchesDays(.refreshesWhenCancelled),

      "nextDayIn24Hours": watchesDays { now, _, calendar in
        calendar.startOfDay(for: now + 86_400)
      },
      "roundsUpToSeconds": watchesDays { now, midnight, _ in
        now + midnight.timeIntervalSince(now).rounded(.up)
      },
      "looksEachMinute": watchesDays { now, _, _ in now + 60 },
      "goneCoverRefreshes": watchesDays(.goneCoverRefreshes),
      "refreshesForEachDay": watchesDays(.refreshesForEachDay),
      "looksOnceMore": watchesDays(.looksOnceMore),

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

  private static func refreshesAtMost(_ limit: Int) -> Make {
    changing { changed, real in
      var count = 0
      changed.refresh = {
        count += 1
        if count <= limit { await real.refresh() }
      }
    }
  }

  private static func watchesDays(
    _ fault: RefreshFault? = nil,
    until end: @escaping MidnightRefreshParts.EndOfSleep = { _, midnight, _ in midnight }
  ) -> Make {
    refresh { parts in await parts.watchDays(from: parts.today, fault, until: end) }
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

/// A fault of the loop below.
enum RefreshFault {
  case looksAgainAnHourLater, trustsItsSleep, knowsNoYesterday, refreshesWhenCancelled
  case goneCoverRefreshes, refreshesForEachDay, looksOnceMore
}

extension MidnightRefreshParts {
  /// When a sleep in the day that is shown ends.
  typealias EndOfSleep = @MainActor (_ now: Date, _ midnight: Date, Calendar) -> Date

  var today: Date { calendar.startOfDay(for: todoClock.now) }

  /// Runs the solution.
  fileprivate func runSolution() async { await AddClasses.solution.makeMidnightRefresh(self).run() }

  /// Waits for the end of the day that is shown, and then for the end of a cover.
  func watchDays(from day: Date, _ fault: RefreshFault? = nil, until end: EndOfSleep) async {
    var shown = day
    // The code of the steps before the clock may be set back.
    let trustsItsSleep = fault == .trustsItsSleep || fault == .looksAgainAnHourLater
    while !Task.isCancelled {
      let now = todoClock.now
      let midnight = today == shown ? calendar.dateInterval(of: .day, for: now)?.end : nil
      let hasSlept = await hasSlept(until: midnight.map { end(now, $0, calendar) } ?? now + 60)
      guard hasSlept && !Task.isCancelled || fault == .refreshesWhenCancelled else { return }
      let first = today
      let isOver = fault == .knowsNoYesterday ? first > shown : first != shown
      guard isOver || trustsItsSleep else { continue }
      while isCovered() {
        let look = todoClock.now + (fault == .looksAgainAnHourLater ? 3600 : 60)
        if await self.hasSlept(until: look) { continue }
        guard fault == .looksOnceMore, !isCovered(), today == first else { return }
      }
      if today == shown, fault != .goneCoverRefreshes, !trustsItsSleep { continue }
      shown = fault == .refreshesForEachDay ? first : today
      await refresh()
    }
  }

  private func hasSlept(until end: Date) async -> Bool {
    (try? await clock.sleep(for: .seconds(end.timeIntervalSince(todoClock.now)))) != nil
  }
}
