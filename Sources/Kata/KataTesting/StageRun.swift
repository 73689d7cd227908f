// One file, because all of it works on the one state of the process.

import CommandLineKit
import Foundation
import KataRun
import KataStages
import Synchronization

/// The state of the test process and its steps; there is one, because there is one process.
///
/// Steps run one at a time, even when their suites run in parallel. So a step without an end in the
/// ledger is the step that crashed.
final class StageRun: Sendable {
  static let current = StageRun()

  private struct State {
    var gate: StepGate
    var running: TestID?
    /// The latest scenario of the running test.
    var scenario: ScenarioUnderWay?
    /// The failures of the running test, by the text that a framework passes on.
    var messages: [String: FailureMessage] = [:]
    /// A sentence for its next message, such as the reason why a call had no effect.
    var remark: String?
    /// Whether the implementation has begun a task that may outlive its call.
    var hasLateWork = false
    /// The stages' modules that are not begun, and for which XCTest has shown one step.
    var shown: Set<String> = []
  }

  private let curriculum = Curriculum.viperKata
  let settings: RunSettings
  private let ledger: LedgerWriter?
  private let board: ProcessBoard
  private let turn = Turn()
  private let watchdog: Watchdog
  private let state: Mutex<State>

  private init() {
    (settings, ledger) = Self.takenFromEnvironment(curriculum)
    // `swift test` uses the level that the learner chose last; `kata` passes its own.
    let isPlain =
      settings.ledgerFile == nil && settings.steps != .all && settings.implementation == .exercise
    let level = isPlain ? ProcessBoard.chosenLevel ?? .deep : .deep
    watchdog = Watchdog(limit: settings.stepLimit)
    board = ProcessBoard(curriculum: curriculum, settings: settings, level: level)
    state = Mutex(
      State(
        gate: StepGate(
          settings: settings,
          curriculum: curriculum,
          level: level,
          untouched: curriculum.stages(untouchedIn: Save(in: PackageRoot.ofThisBuild))
        )
      )
    )
    atexit { StageRun.current.processWillExit() }
  }

  // Reads the settings, opens the ledger, and wipes the variables that a test shall not see.
  private static func takenFromEnvironment(
    _ curriculum: Curriculum
  ) -> (RunSettings, LedgerWriter?) {
    do {
      let environment = ProcessInfo.processInfo.environment
      let settings = try RunSettings(environment: environment, curriculum: curriculum)
      let ledger = try settings.ledgerFile.map { file in
        try LedgerWriter(file: file, token: settings.ledgerToken)
      }
      // Linux shows the variables that a process began with in /proc/self/environ.
      // Neither a test nor the code shall know on what it runs, and that `kata` judges it. This
      // prevents accidents; it is no protection against code that wants to know or to write.
      let isJudged = settings.ledgerFile != nil
      let names = isJudged ? RunSettings.Variable.allCases : [.subject]
      for name in names.map(\.rawValue) + (isJudged ? ["SWIFT_BACKTRACE"] : []) {
        guard let value = getenv(name) else { continue }
        memset(value, 0, strlen(value))
        unsetenv(name)
      }
      return (settings, ledger)
    } catch {
      say("\(error)")
      _exit(EXIT_FAILURE)
    }
  }

  /// Waits for the test's turn, then begins it; returns the reason if it may not run.
  ///
  /// A test that runs must call `end` at its end. The arguments are those of this call, as text.
  func begin(_ test: TestID, with arguments: String? = nil) async -> String? {
    await turn.wait()
    let reason = state.withLock { state in
      let reason = state.gate.reasonToSkip(test)
      state.running = reason == nil ? test : nil
      state.scenario = nil
      state.messages = [:]
      state.remark = nil
      state.hasLateWork = false
      return reason
    }
    if let reason {
      end(test, .skipped(reason))
      return reason
    }
    write(LedgerEntry(test, .started))
    if let arguments { append(LedgerEntry(test, .arguments(arguments))) }
    watchdog.start { self.endBecauseHung(test) }
    return nil
  }

  /// The implementation that the running test gets.
  var implementation: Implementation {
    let module = state.withLock(\.running)?.module ?? ""
    return settings.implementation(inTestsOf: module, of: curriculum)
  }

  /// The step that the running test checks; nil if it checks none.
  var runningStep: Step? {
    state.withLock(\.running).flatMap { test in
      curriculum.stage(ofSuites: test.module)?.step(test: test.test)
    }
  }

  /// Records the next scenario: if the process ends in it, this is the only trace.
  func begin(_ scenario: ScenarioUnderWay) {
    watchdog.noteSign()
    let running = state.withLock { state in
      state.scenario = scenario
      return state.running
    }
    if let running { append(LedgerEntry(running, .scenario(scenario))) }
  }

  /// Keeps a message, with the test's remark, for the assertion that fails with its text.
  func carry(_ message: FailureMessage) -> String {
    state.withLock { state in
      var message = message
      if let remark = state.remark.take() { message.notes.append(remark) }
      state.messages[message.text] = message
      return message.text
    }
  }

  /// Keeps a sentence in place of an earlier one.
  func keep(remark: String) { state.withLock { $0.remark = remark } }

  func noteLateWork() { state.withLock { $0.hasLateWork = true } }

  /// The message with this text, or one that has only the text.
  func message(_ text: String) -> FailureMessage {
    state.withLock { $0.messages[text] } ?? FailureMessage(text)
  }

  /// Records the end of the test, and lets the next one start.
  func end(_ test: TestID, _ outcome: Outcome) {
    watchdog.stop()
    if state.withLock(\.hasLateWork) { write(LedgerEntry(test, .actedLate)) }
    write(LedgerEntry(test, .ended(outcome)))
    state.withLock { state in
      if case .failed = outcome { state.gate.failed(test) }
      state.running = nil
    }
    turn.pass()
  }

  /// Records a failure in the file of the learner's tests that comes while another test runs; false
  /// for any other failure.
  ///
  /// The thread of a test may go on after its end; its failure then reaches the test that runs.
  func takesLate(_ failure: FailureMessage, during test: TestID) -> Bool {
    guard let stage = curriculum.stage(ofSuites: test.module), let file = failure.file,
      file.contains("/\(stage.ownTestsFolder)/")
    else { return false }
    let name = "in \(URL(filePath: file).lastPathComponent)"
    let late = TestID(framework: test.framework, module: stage.ownTestsModule, test: name)
    write(LedgerEntry(late, .ended(.failed([failure]))))
    return true
  }

  /// Records that a stage that is not begun does not run, and returns the reason; nil if it runs.
  func skip(suitesIn module: String) -> String? {
    guard
      let stage = curriculum.stage(ofSuites: module),
      let reason = state.withLock({ $0.gate.reasonToSkip(stage) })
    else { return nil }
    for step in stage.steps {
      let id = TestID(framework: .swiftTesting, module: module, test: step.test)
      write(LedgerEntry(id, .ended(.skipped(reason))))
    }
    return reason
  }

  /// Records that this XCTest step does not run, if its stage is not begun and one step was shown.
  ///
  /// XCTest prints three lines for each skipped step; one step is enough for a stage.
  func passesOver(_ test: TestID) -> Bool {
    guard let stage = curriculum.stage(ofSuites: test.module) else { return false }
    let reason = state.withLock { state -> String? in
      guard let reason = state.gate.reasonToSkip(stage) else { return nil }
      return state.shown.insert(test.module).inserted ? nil : reason
    }
    guard let reason else { return false }
    write(LedgerEntry(test, .ended(.skipped(reason))))
    return true
  }

  private func write(_ entry: LedgerEntry) {
    board.add(entry)
    append(entry)
  }

  private func append(_ entry: LedgerEntry) {
    do {
      try ledger?.append(entry)
    } catch {
      say("The ledger could not be written: \(error)")
      _exit(EXIT_FAILURE)
    }
  }

  private func endBecauseHung(_ test: TestID) {
    write(LedgerEntry(test, .ended(.hung(limit: watchdog.limit))))
    say(Outcome.sentence(onHanging: test.test, limit: watchdog.limit))
    for line in state.withLock(\.scenario)?.lines ?? [] { say("  " + line) }
    board.say()
    _exit(EXIT_FAILURE)
  }

  private func processWillExit() {
    if let running = state.withLock(\.running) {
      say(
        """
        The process ended during \(running.test), so this test does not count as passed. Does the \
        code call exit()?
        """
      )
      board.say()
      _exit(EXIT_FAILURE)
    }
    board.say()
  }
}

/// Writes a line to standard error, where no test runner looks for results.
func say(_ text: String) {
  StandardStream.error.write(text + "\n")
}
