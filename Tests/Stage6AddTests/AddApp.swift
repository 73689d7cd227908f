import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoMocks
import TodoStorage
import TodoTerminal

/// The app as a user sees it: list and add module, put together by the builder, driven by lines.
///
/// The list is the solution's, the add module is the one that is checked.
@MainActor
final class AddApp {
  // For a sleep; code that has none must not delay each line.
  private static var patience = Duration.seconds(2)

  /// The time of day.
  let todoClock: ControllableClock
  /// The clock for sleeping.
  let clock: ControllableClock
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let root = RootWireframe()
  private let refresh: any MidnightRefreshSubject
  private let run: RefreshRun
  private var running: Task<Void, Never>?
  // The text since the end of the last line.
  private var written = ""

  /// Opens the app in the evening of Wednesday 21 May 2014 at UTC.
  convenience init(over store: any TodoDataStore) throws {
    let dates = FixedCalendar.sundayFirst
    let now = try dates.date("2014-05-21 22:00")
    self.init(over: store, try AddMakers.make(), at: now, in: dates.calendar)
  }

  init(over store: any TodoDataStore, _ classes: AddClasses, at now: Date, in calendar: Calendar) {
    todoClock = ControllableClock(now: now)
    clock = ControllableClock(now: now)
    run = RefreshRun(on: clock)
    let builder = ModuleBuilder(
      dataStore: store,
      clock: todoClock,
      calendar: calendar,
      locale: Locale(identifier: "en_US"),
      output: output,
      listClasses: .solution,
      addClasses: classes
    )
    refresh = classes.makeMidnightRefresh(
      MidnightRefreshParts(
        todoClock: todoClock,
        clock: clock,
        calendar: calendar,
        root: root,
        prompt: nil
      )
    )
    root.present(builder.makeListScreen(rootWireframe: root))
    // Weak: wrong code may write when the app has ended.
    output.onCall = { [weak self] call in
      if case .write(let text) = call { self?.written += text }
    }
  }

  /// Whether no other screen covers the list.
  var hasListOnTop: Bool { root.hasListOnTop }

  /// Types the lines, one after the other; returns what the app wrote after the last one, or, without
  /// a line, since the last call.
  ///
  /// Text that comes when the app already waits for the next line is too late.
  func type(_ lines: String...) async -> String {
    await open()
    var shown = lines.isEmpty ? take() : ""
    for line in lines {
      await root.topScreen?.handle(line)
      await root.showTopScreen()
      shown = take()
    }
    return shown
  }

  /// Lets time pass; returns what the app wrote by itself.
  func pass(_ time: TimeInterval) async throws -> String {
    await open()
    let sleepers = clock.sleepers.count
    todoClock.now += time
    try await clock.advance(by: .seconds(time))
    try? await clock.waitForSleepers(sleepers)
    await sleeps()
    return take() + (clock.sleepers.isEmpty ? "The refresh does not sleep.\n" : "")
  }

  /// Ends the app; returns what it wrote after its last line.
  func quit() async -> String {
    running?.cancel()
    if !(await run.ended.reaches(1, within: Self.patience)) { Self.patience = .milliseconds(50) }
    return take()
  }

  private func take() -> String {
    defer { written = "" }
    return written
  }

  private func open() async {
    guard running == nil else { return }
    running = Task(executorPreference: MainThread.shared) { await self.runRefresh() }
    await root.showTopScreen()
    await sleeps()
  }

  private func runRefresh() async { await run.begin { await refresh.run() } }

  private func sleeps() async {
    if !(await run.rests(within: Self.patience)) { Self.patience = .milliseconds(50) }
  }
}
