import AddSubjects
import Foundation
import KataKit
import KataTesting
import TodoApp
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases

/// The app over a fake store, in which the events of a scenario happen.
@MainActor
final class AddWorld {
  private let dates: FixedCalendar
  private let start: Date
  private let store = FakeDataStore()
  private let log: AddLog
  private let app: AddApp
  private let leftovers: AddLeftovers

  init(
    _ scenario: AddScenario,
    _ implementation: Implementation?,
    _ leftovers: AddLeftovers
  ) throws {
    self.leftovers = leftovers
    dates = scenario.dates
    start = scenario.start
    log = AddLog(try AddMakers.make(implementation), shift: scenario.shift)
    app = AddApp(over: store, log.logged(), at: start, in: dates.calendar)
  }

  /// Lets an event happen; returns the calls between the app's parts, then the text that it wrote.
  func happen(_ event: AddScenario.Event) async throws -> [String] {
    // The first list has been read before the store may fail.
    let first = await app.type()
    var text = try await text(after: event)
    // A screen without a view, or with an old date, has stayed.
    if !app.hasListOnTop { text += await app.type(".") }
    return (first.isEmpty ? [] : [quoted(first)]) + log.take() + [quoted(text)]
  }

  /// Ends the app; returns what it still did, and all that was saved.
  ///
  /// Strings that differ only in their spelling of a letter are equal, so the scalars are counted.
  func end() async throws -> [String] {
    let text = await app.quit()
    let records = try await store.records(
      dueIn: .distantPast..<Date(timeIntervalSinceReferenceDate: 1e12)
    )
    return (text.isEmpty ? [] : [quoted(text)])
      + records.map {
        "saved \(quoted($0.name)) (\($0.name.unicodeScalars.count) scalars), \(dates.text($0.dueDate))"
      }
      .sorted()
  }

  private func text(after event: AddScenario.Event) async throws -> String {
    switch event {
    case .add(let name, let day, let failure, let meanwhile):
      switch failure {
      case .nothing: break
      case .read: store.readFault = .next(StoreError(errorDescription: "The disk is gone"))
      case .insert(let reason, _): store.insertFault = .next(StoreError(errorDescription: reason))
      }
      log.meanwhile = meanwhile
      let text = await typed(["a", name, try day.map(self.day) ?? ""])
      (store.insertFault, store.readFault) = (nil, nil)
      // On a screen that stays, the entry is tried again, and then another one.
      guard isAsking(text) else { return text }
      if case .insert(let reason, isRepeated: true) = failure {
        store.insertFault = .next(StoreError(errorDescription: reason))
      }
      let again = await typed(["", ""])
      store.insertFault = nil
      return text + again + (await typed(["Other", "", "."]))
    case .cancel(let name, let times, let meanwhile):
      log.meanwhile = meanwhile
      let once = ["a", name, "."].compactMap(\.self)
      return await typed((0..<times).flatMap { _ in once })
    case .refresh: return await app.type("r")
    case .late(let time):
      let text = await typed(["a", "Late"]) + (try await pass(time)) + (await app.type(""))
      let closed = app.hasListOnTop ? "" : await app.type(".")
      return text + closed + (try await app.pass(60))
    case .pass(let time): return try await pass(time)
    case .covered(let times, let last):
      var text = await app.type("a")
      for time in times { text += try await pass(time) }
      text += await app.type(".") + (try await app.pass(60))
      return text + (try await pass(last))
    case .end: return try await leftovers.names().joined(separator: ", ")
    }
  }

  private func pass(_ time: AddScenario.Time) async throws -> String {
    switch time {
    case .hours(let hours): return try await app.pass(hours * 3600)
    case .repeated(let hours, let times):
      var text = ""
      for _ in 0..<times { text += try await app.pass(hours * 3600) }
      return text
    case .midnight(let seconds):
      let now = app.todoClock.now
      let end = dates.calendar.dateInterval(of: .day, for: now)?.end ?? now
      return try await app.pass(max(0, end.timeIntervalSince(now) + seconds))
    case .set(let hours):
      app.todoClock.now -= hours * 3600
      // Long enough for each sleep to end.
      return try await app.pass(26 * 3600)
    case .midnightAndBack(let hours):
      let text = try await pass(.midnight(plus: 0))
      app.todoClock.now -= hours * 3600
      return text + (try await app.pass(60))
    }
  }

  private func typed(_ lines: [String]) async -> String {
    var text = ""
    for line in lines { text += await app.type(line) }
    return text
  }

  // Whether the add screen has stayed, and asks for the name again.
  private func isAsking(_ text: String) -> Bool { text.hasSuffix("(. cancels)\n") }

  private func day(_ number: Int) throws -> String {
    let day = dates.calendar.date(byAdding: .day, value: number, to: start) ?? start
    return day.formatted(
      Date.ISO8601FormatStyle(timeZone: dates.calendar.timeZone).year().month().day()
    )
  }
}

/// An error of the store whose sentence may be empty.
private struct StoreError: LocalizedError {
  let errorDescription: String?
  let failureReason: String? = "the description is another text"
}
