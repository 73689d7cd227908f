import AddSubjects
import Foundation
import KataKit
import KataTesting
import TodoApp
import TodoMocks
import TodoStorage

/// The app over a fake store, the modules and the nights, in which the events happen.
@MainActor
final class AddWorld {
  private let scenario: AddScenario
  private let classes: AddClasses
  private let store = FakeDataStore()
  private lazy var app = AddApp(
    over: store,
    classes,
    at: scenario.start,
    in: scenario.dates.calendar
  )
  private var hasApp = false

  init(_ scenario: AddScenario, _ implementation: Implementation?) throws {
    self.scenario = scenario
    classes = try AddMakers.make(implementation)
  }

  /// Lets an event happen; returns the calls, or the text that the app wrote.
  func happen(_ event: AddScenario.Event) async throws -> [AddCall] {
    switch event {
    case .form(let acts):
      let form = AddForm(classes, at: scenario.start, in: scenario.dates.calendar)
      var calls: [AddCall] = []
      for act in acts { calls += await form.happen(act) }
      return calls + form.end()
    case .nights(let nights): return try await AddNights(scenario, classes).happen(nights)
    default:
      hasApp = true
      // The first list has been read before the store may fail.
      let first = await app.type()
      var text = try await text(after: event)
      // A screen that stayed with an old date.
      if !app.hasListOnTop { text += await app.type(".") }
      return [AddCall("", first), AddCall("", text)]
    }
  }

  /// Ends the app; returns what it still did, and all that was saved.
  func end() async throws -> [AddCall] {
    guard hasApp else { return [] }
    let text = await app.quit()
    let far = Date(timeIntervalSinceReferenceDate: 1e12)
    let records = try await store.records(dueIn: .distantPast..<far)
    return [AddCall("", text)]
      + records.sorted { ($0.dueDate, $0.name) < ($1.dueDate, $1.name) }
      .map { AddCall("saved", $0.name, $0.dueDate) }
  }

  private func text(after event: AddScenario.Event) async throws -> String {
    switch event {
    case .add(let name, let day, let failure, let time):
      var text = await typed(["a", name])
      if let time { text += try await pass(time) }
      switch failure {
      case .nothing: break
      case .read: store.readFault = .next(StoreError(errorDescription: "The disk is gone"))
      case .insert(let reason, _): store.insertFault = .next(StoreError(errorDescription: reason))
      }
      text += await typed([day.map(self.day) ?? ""])
      (store.insertFault, store.readFault) = (nil, nil)
      // On a screen that stays, the entry is tried again, and then another one.
      if text.hasSuffix("(. cancels)\n") {
        if case .insert(let reason, isRepeated: true) = failure {
          store.insertFault = .next(StoreError(errorDescription: reason))
        }
        text += await typed(["", ""])
        store.insertFault = nil
        text += await typed(["Other", "", "."])
      }
      return time == nil ? text : text + (try await app.pass(60))
    case .cancel(let name, let times):
      let once = ["a", name, "."].compactMap(\.self)
      return await typed((0..<times).flatMap { _ in once })
    case .refresh: return await app.type("r")
    case .pass(let time): return try await pass(time)
    case .covered(let time):
      let text = await app.type("a") + (try await pass(time))
      return text + (await app.type(".")) + (try await app.pass(60))
    case .form, .nights: return ""
    }
  }

  private func pass(_ time: AddScenario.Time) async throws -> String {
    let (back, rest) = time.seconds(after: app.todoClock.now, in: scenario.dates)
    app.todoClock.now -= back
    return try await app.pass(rest)
  }

  private func typed(_ lines: [String]) async -> String {
    var text = ""
    for line in lines { text += await app.type(line) }
    return text
  }

  private func day(_ number: Int) -> String {
    let calendar = scenario.dates.calendar
    let day = calendar.date(byAdding: .day, value: number, to: scenario.start) ?? scenario.start
    return day.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day())
  }
}

extension AddScenario.Time {
  /// By how much the time of day is set back, and how much time passes then.
  func seconds(
    after now: Date,
    in dates: FixedCalendar
  ) -> (back: TimeInterval, rest: TimeInterval) {
    switch self {
    case .hours(let hours): return (0, hours * 3600)
    case .midnight(let seconds):
      let end = dates.calendar.dateInterval(of: .day, for: now)?.end ?? now
      return (0, max(0, end.timeIntervalSince(now) + seconds))
    // Long enough for each sleep to end.
    case .set(let hours): return (hours * 3600, 26 * 3600)
    }
  }
}
