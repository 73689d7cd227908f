// One file, because all of it works on the one state of the process.

import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataStages
import SuiteJudging
import SuiteLedger
import Synchronization

/// The state of the test process and its steps; there is one, because there is one process.
final class StageRun: Sendable {
  static let current = StageRun()

  /// The seconds after which a test of the learner's runs on no further fault of another step.
  private static let patience = 15.0

  struct State {
    /// One red at a time, on each implementation.
    var gates: [String: StepGate] = [:]
    /// The failures of the running test, by the text that a framework passes on.
    var messages: [String: FailureMessage] = [:]
    /// A sentence for its next message, such as the reason why a call had no effect.
    var remark: String?
    /// Whether a fixture has waited in vain for the implementation.
    var hasWaitedInVain = false
    /// The doubtful trials, which run twice.
    var doubtful: Set<Trial> = []
    /// How long each of the learner's tests ran on all implementations, in seconds.
    var spent: [TestID: Double] = [:]
    /// The learner's tests that ended a process on correct code.
    var ending: Set<TestID> = []
    /// The stages' modules that are not begun, and for which XCTest has shown one step.
    var shown: Set<String> = []
  }

  let curriculum = Curriculum.viperKata
  let settings: RunSettings
  let board: ProcessBoard
  let record: TrialRecord
  private let gate: StepGate
  private let implementations: [String: Implementation]
  /// The learner's step; nil if it is not known.
  private let focus: Step?
  let state = Mutex(State())

  private init() {
    do {
      let curriculum = curriculum
      settings = try RunSettings(
        environment: ProcessInfo.processInfo.environment,
        curriculum: curriculum
      )
      record = try TrialRecord(file: settings.ledgerFile, limit: settings.stepLimit) { trial in
        StageRun.current.endBecauseHung(trial)
      }
    } catch {
      say("\(error)")
      _exit(EXIT_FAILURE)
    }
    // `swift test` uses the level that the learner chose last; `kata` passes its own.
    let isPlain = !settings.runsAllSteps && !settings.isArmed
    let level = isPlain ? ProcessBoard.chosenLevel ?? .deep : .deep
    board = ProcessBoard(curriculum: curriculum, settings: settings, level: level)
    implementations = Dictionary(
      uniqueKeysWithValues: Implementation.all(in: curriculum).map { ($0.description, $0) }
    )
    focus = curriculum.step(withKey: ProcessBoard.focus)
    let sources = Sources(in: PackageRoot.ofThisBuild)
    gate = StepGate(
      settings: settings,
      curriculum: curriculum,
      level: level,
      untouched: curriculum.stages.filter { !$0.isBegun(in: sources) }
    )
    for entry in record.entries {
      guard let outcome = entry.event.outcome else { continue }
      learn(outcome, of: entry.trial, after: entry.seconds ?? 0)
    }
    // An earlier process of the run may have ended in a trial.
    let last = Dictionary(record.entries.map { ($0.trial, $0.event) }) { $1 }
    for (trial, event) in last where event.outcome == nil {
      learn(.unfinished, of: trial, after: 0)
    }
    atexit { StageRun.current.processWillExit() }
  }

  /// The implementation that the running test gets.
  var implementation: Implementation {
    record.running.flatMap { implementations[$0.implementation] }
      ?? settings.subject.implementation ?? .exercise
  }

  /// The step that the running test checks; nil if it checks none.
  var runningStep: Step? {
    record.running.flatMap { curriculum.stage(ofSuites: $0.test.module)?.step(test: $0.test.test) }
  }

  /// Records the next scenario: if the process ends in it, this is the only trace.
  func begin(_ scenario: ScenarioUnderWay) { record.note(.scenario(scenario), isKept: false) }

  /// Keeps a message, with the test's remark, for the assertion that fails with its text.
  func carry(_ message: FailureMessage) -> String {
    state.withLock { state in
      var message = message
      if let remark = state.remark.take() { message.notes.append(remark) }
      state.messages[message.text] = message
      return message.text
    }
  }

  /// Whether the steps of this stage's XCTest suite are left out, because it is not begun.
  ///
  /// XCTest prints three lines for each skipped step; one step is enough for a stage.
  private func passesOver(_ test: TestID) -> Bool {
    guard test.framework == .xctest, let stage = curriculum.stage(ofSuites: test.module),
      let reason = gate.reasonToSkip(stage),
      !state.withLock({ $0.shown.insert(test.module).inserted })
    else { return false }
    record.add(LedgerEntry(test, .ended(.skipped(reason))))
    return true
  }

  // Keeps what an outcome means for later trials.
  private func learn(_ outcome: Outcome, of trial: Trial, after seconds: Double) {
    let isOnCorrectCode = isOnCorrectCode(trial)
    state.withLock { state in
      state.spent[trial.test, default: 0] += seconds
      if outcome.severity > Outcome.skipped("").severity {
        state.gates[trial.implementation, default: gate].failed(trial.test)
      }
      if outcome.endsTheProcess, isOnCorrectCode { state.ending.insert(trial.test) }
    }
  }

  /// Whether a test of the learner's runs on the solution or on a variant.
  private func isOnCorrectCode(_ trial: Trial) -> Bool {
    guard let stage = curriculum.stage(ofOwnTests: trial.test.module) else { return false }
    return implementations[trial.implementation].map(stage.correct.contains) ?? false
  }

  private func endBecauseHung(_ trial: Trial) {
    say(Outcome.sentence(onHanging: trial.test.test, limit: settings.stepLimit))
    if let stage = curriculum.stage(ofOwnTests: trial.test.module),
      let place = stage.summary(of: implementation)
    {
      say("The code under it: \(place)")
    }
    board.say(record.entries)
    _exit(EXIT_FAILURE)
  }

  private func processWillExit() {
    let running = record.running
    if let running {
      say(
        """
        The process ended during \(running.test.test), so this test does not count as passed. Does \
        the code call exit()?
        """
      )
    }
    if !board.say(record.entries) || running != nil { _exit(EXIT_FAILURE) }
  }
}

extension StageRun: SuiteJudge {
  func implementations(for test: TestID) -> [String] {
    if passesOver(test) { return [] }
    return judges(of: test).map(\.description)
  }

  private func judges(of test: TestID) -> [Implementation] {
    let stage = curriculum.stages.first {
      [$0.suiteModule, $0.ownTestsModule, $0.solutionTestsModule].contains(test.module)
        || test.module.hasPrefix("\($0.stem)State")
    }
    guard let stage else { return [.exercise] }
    let isOwn = test.module == stage.ownTestsModule
    switch settings.subject {
    case .one(.exercise) where isOwn:
      return [.exercise] + stage.judges(first: focus)
    case .one(.exercise) where test.module == stage.solutionTestsModule: return [.solution]
    case .one(let implementation): return [implementation]
    case .states where test.module == stage.suiteModule:
      return curriculum.states(judgedBy: stage)
    case .states:
      // A test runs on the states that have it; the module of a state has its number.
      let first = Int(test.module.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
      let history = try? History(ofTestsOf: stage)
      return (first...stage.steps.count)
        .filter { history?.text(after: $0).contains("func \(test.test)(") == true }
        .map { .state(stage: stage.number, after: $0) }
    case .all where test.module == stage.solutionTestsModule: return stage.judges()
    case .all:
      guard let step = stage.step(test: test.test) else { return stage.judges() }
      let isProperty = step.kind == .property
      // The suite in XCTest is written from the other one, so the faults of a step are enough there.
      // The property does not run on a mutant that an example kills.
      let isTwin = test.framework == .xctest && !settings.isLong
      let faults = isTwin || isProperty ? step.mutants : stage.mutants
      if isTwin, isProperty { return [.exercise] + stage.correct }
      return [.exercise] + stage.correct + faults.map(stage.implementation)
    }
  }

  func counts(_ trial: Trial) -> Bool {
    switch settings.subject {
    case .one(.exercise):
      // The kit's own check of a step of the learner's would give the test away.
      if let stage = curriculum.stage(ofSuites: trial.test.module) {
        stage.step(test: trial.test.test)?.isYours != true
      } else {
        trial.implementation == Implementation.exercise.description
          || curriculum.stages.contains { $0.solutionTestsModule == trial.test.module }
      }
    case .one: true
    case .all, .states: false
    }
  }

  func begin(_ trial: Trial) -> String? {
    if record.hasBegun(trial) { return "It ran in the process that ended." }
    if let reason = reasonToSkip(trial) {
      record.add(LedgerEntry(trial, .ended(reason)))
      return if case .skipped(let text) = reason { text } else { nil }
    }
    state.withLock { state in
      state.messages = [:]
      state.remark = nil
      state.hasWaitedInVain = false
    }
    record.begin(trial, lastWords: lastWords(in: trial))
    if trial.implementation == Implementation.exercise.description {
      StandardOutput.unmute(for: trial.test, marking: settings.ledgerFile != nil)
    } else {
      StandardOutput.mute()
    }
    return nil
  }

  private func reasonToSkip(_ trial: Trial) -> Outcome? {
    let isOnCorrectCode = isOnCorrectCode(trial)
    return state.withLock { state in
      let gate = state.gates[trial.implementation] ?? gate
      if let reason = gate.reasonToSkip(trial.test) { return .skipped(reason) }
      guard trial.implementation != Implementation.exercise.description,
        let stage = curriculum.stage(ofOwnTests: trial.test.module)
      else { return nil }
      if state.ending.contains(trial.test) {
        return .skipped("It ended the process on correct code.")
      }
      let isSlow = state.spent[trial.test, default: 0] > Self.patience
      let near = (focus?.mutants ?? []).map { stage.implementation(of: $0).description }
      return isSlow && !isOnCorrectCode && !near.contains(trial.implementation) ? .tooSlow : nil
    }
  }

  // `kata` reads the runtime's report about correct code; that about a fault takes time.
  private func lastWords(in trial: Trial) -> String? {
    guard let stage = curriculum.stage(ofOwnTests: trial.test.module) else { return nil }
    guard settings.ledgerFile == nil else {
      return trial.implementation.hasPrefix("mutant:") ? "" : nil
    }
    let implementation = implementations[trial.implementation]
    let place = implementation.flatMap(stage.summary) ?? "Your code."
    return """

      Your test \(trial.test.test) crashed. The code under it: \(place)
      The usual cause is an index such as calls[0] in a list that is empty. Compare the whole list, \
      as in: output.calls == [.foundUpcomingItems([])]

      """
  }

  func end(_ trial: Trial, _ end: TrialEnd) -> Bool {
    let outcome: Outcome =
      switch end {
      case .passed: .passed
      case .skipped: .skipsItself
      case .failed(let failures): .failed(failures.map { message(of: $0, in: trial) })
      }
    StandardOutput.unmute(for: nil, marking: settings.ledgerFile != nil)
    learn(outcome, of: trial, after: record.end(trial, outcome))
    // A test that is red on correct code runs again: with random values it may be green then.
    guard case .failed = outcome, isOnCorrectCode(trial) else { return false }
    return state.withLock { $0.doubtful.insert(trial).inserted }
  }

  func note(_ failure: RecordedFailure, after trial: Trial) {
    record.add(LedgerEntry(trial, .ended(.failed([message(of: failure, in: trial)]))))
  }

  private func message(of failure: RecordedFailure, in trial: Trial) -> FailureMessage {
    let isXCTest = trial.test.framework == .xctest
    let text = isXCTest ? FailureMessage.sentence(inXCTest: failure.text) : failure.text
    var message =
      state.withLock { $0.messages[text] }
      ?? (failure.isDescription ? FailureMessage(ofExpectation: text) : FailureMessage(text))
    (message.file, message.line) = (failure.file, failure.line)
    // The assertion does not say which row of a table failed.
    if let arguments = trial.arguments { message.doing = "With \(arguments): \(message.doing)" }
    return message
  }

  func failures(after trials: [Trial]) -> [RecordedFailure] {
    guard settings.subject == .one(.exercise), let test = trials.first?.test,
      let stage = curriculum.stage(ofOwnTests: test.module)
    else { return [] }
    return Grade(of: stage, from: Ledger(entries: record.entries.filter { $0.test == test }))
      .rejections.prefix(1).map { rejection in
        RecordedFailure(
          rejection.lines.map(\.text).joined(separator: "\n"),
          file: rejection.message.file,
          line: rejection.message.line
        )
      }
  }

  func begin(suitesIn module: String, file: String, line: Int) -> String? {
    board.begin(suiteIn: module, file: file, line: line)
    guard let stage = curriculum.stage(ofSuites: module), let reason = gate.reasonToSkip(stage)
    else { return nil }
    // A stage that is not begun gets one line, not one for each step.
    for step in stage.steps {
      let test = TestID(framework: .swiftTesting, module: module, test: step.test)
      record.add(LedgerEntry(test, .ended(.skipped(reason))))
    }
    return reason
  }

  func end(suitesIn module: String) -> [RecordedFailure] {
    board.end(suiteIn: module, record.entries)
  }
}

/// Writes a line to standard error, where no test runner looks for results.
func say(_ text: String) {
  StandardStream.error.write(text + "\n")
}
