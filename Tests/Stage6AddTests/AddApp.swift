import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoClasses
import TodoMocks
import TodoStorage
import TodoTerminal

/// The app as a user sees it: list and add module, put together by the builder, driven by lines.
///
/// The list is the solution's, the add module is the one that is checked.
@MainActor
final class AddApp {
  private let clock: ControllableClock
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let root = RootWireframe()
  private let refresh: any MidnightRefreshSubject
  private let run: RefreshRun
  private var running: Task<Void, Never>?
  // The text since the end of the last line.
  private var written = ""

  /// Opens the app in the evening of Wednesday 21 May 2014 at UTC.
  init(over store: any EditableDataStore) throws {
    let dates = FixedCalendar.sundayFirst
    let now = try dates.date("2014-05-21 22:00")
    let classes = try AddClasses.make()
    clock = ControllableClock(now: now)
    run = RefreshRun(on: clock)
    let builder = ModuleBuilder(
      dataStore: store,
      clock: clock,
      calendar: dates.calendar,
      locale: Locale(identifier: "en_US"),
      output: output,
      linkOpener: LinkOpenerSpy(open: .success(true)),
      listClasses: .solution,
      addClasses: classes,
      detailClasses: .solution
    )
    refresh = classes.makeMidnightRefresh(
      MidnightRefreshParts(
        todoClock: clock,
        clock: clock,
        calendar: dates.calendar,
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

  /// Types the lines, one after the other; returns what the app wrote after the last one.
  ///
  /// Text that comes when the app already waits for the next line is too late.
  func type(_ lines: String...) async -> String {
    await open()
    for line in lines {
      written = ""
      await root.topScreen?.handle(line)
      await root.showTopScreen()
    }
    return written
  }

  /// Lets time pass; returns what the app wrote by itself.
  func pass(_ time: TimeInterval) async throws -> String {
    written = ""
    try await clock.advance(by: .seconds(time))
    await sleeps()
    return written
  }

  /// Ends the app, so that no test leaves a task behind.
  func quit() { running?.cancel() }

  private func open() async {
    running = Task { await run.begin { await refresh.run() } }
    await root.showTopScreen()
    await sleeps()
  }

  private func sleeps() async { _ = await run.rests(within: .seconds(2)) }
}
