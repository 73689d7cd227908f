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
  /// The time of day.
  let todoClock: ControllableClock
  /// The clock for sleeping.
  let clock: ControllableClock
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let keyboard = Keyboard()
  private let running: Task<Void, Never>
  private var isOpen = false
  // For the first sleep; code that has none must not delay each line.
  private var patience = Duration.milliseconds(500)
  // The text since the app wanted a line for the last time, and the text before that.
  private var written = ""
  private var shown = ""

  /// Opens the app in the evening of Wednesday 21 May 2014 at UTC.
  convenience init(over store: any TodoDataStore) throws {
    let dates = FixedCalendar.sundayFirst
    let now = try dates.date("2014-05-21 22:00")
    self.init(over: store, try AddMakers.make(), at: now, in: dates.calendar)
  }

  init(over store: any TodoDataStore, _ classes: AddClasses, at now: Date, in calendar: Calendar) {
    todoClock = ControllableClock(now: now)
    clock = ControllableClock(now: now)
    let builder = ModuleBuilder(
      dataStore: store,
      clock: todoClock,
      calendar: calendar,
      locale: Locale(identifier: "en_US"),
      output: output,
      listClasses: .solution,
      addClasses: classes
    )
    let root = RootWireframe()
    root.present(builder.makeListScreen(rootWireframe: root))
    let refresh = MidnightRefreshParts(
      todoClock: todoClock,
      clock: clock,
      calendar: calendar,
      root: root,
      prompt: nil
    )
    let loop = InputLoop(
      root: root,
      lines: keyboard,
      output: output,
      prompt: nil,
      whileOpen: { await classes.makeMidnightRefresh(refresh).run() }
    )
    running = Task { await loop.run() }
    output.onCall = { [unowned self] call in
      if case .write(let text) = call { written += text }
    }
    keyboard.onAsk = { [unowned self] in (shown, written) = (written, "") }
  }

  /// Types the lines, one after the other; returns what the app wrote after the last one.
  ///
  /// Text that comes when the app already waits for the next line is too late.
  func type(_ lines: String...) async -> String {
    await isReady()
    for line in lines { await keyboard.type(line) }
    return shown
  }

  /// Lets time pass; returns what the app wrote by itself.
  func pass(hours: Double) async throws -> String {
    await isReady()
    try? await clock.waitForSleepers(1, limit: patience)
    let sleepers = clock.sleepers.count
    written = ""
    todoClock.now += hours * 3600
    try await clock.advance(by: .seconds(hours * 3600))
    try? await clock.waitForSleepers(sleepers)
    return written
  }

  /// Ends the input, and with it the app.
  func quit() async {
    await keyboard.isAsked()
    await keyboard.type(nil)
    await running.value
  }

  private func isReady() async {
    await keyboard.isAsked()
    guard !isOpen else { return }
    isOpen = true
    try? await clock.waitForSleepers(1, limit: patience)
    if clock.sleepers.isEmpty { patience = .milliseconds(1) }
  }
}

/// Lines that a test types, each when the app has handled the one before.
@MainActor
private final class Keyboard: LineSource {
  private var app: CheckedContinuation<TypedLine?, Never>?
  private var typist: CheckedContinuation<Void, Never>?
  /// Runs each time that the app wants a line.
  var onAsk: () -> Void = {}

  func nextLine() async -> TypedLine? {
    onAsk()
    return await withCheckedContinuation { continuation in
      app = continuation
      typist.take()?.resume()
    }
  }

  /// Waits until the app wants a line.
  func isAsked() async {
    guard app == nil else { return }
    await withCheckedContinuation { typist = $0 }
  }

  /// Types a line, and waits until the app wants the next one; nil ends the input.
  func type(_ line: String?) async {
    app.take()?.resume(returning: line.map(TypedLine.text))
    if line != nil { await isAsked() }
  }
}
