import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import SuiteJudging
import SuiteLedger
import Synchronization

/// The board at the end of `swift test`, which runs each framework in a process of its own.
///
/// XCTest runs first and leaves its results in a file; Swift Testing shows the board of both. In this
/// module, only this file and `StageRun` know the verdict, and only this one the learner.
final class ProcessBoard: Sendable {
  /// The number of open suites in a module, and the place of the first one.
  private typealias Suites = (open: Int, file: String, line: Int)

  private let curriculum: Curriculum
  private let settings: RunSettings
  private let level: Step.Level
  private let suites = Mutex<[String: Suites]>([:])

  init(curriculum: Curriculum, settings: RunSettings, level: Step.Level) {
    self.curriculum = curriculum
    self.settings = settings
    self.level = level
  }

  /// The level that the learner chose last; nil if there is no progress.
  static var chosenLevel: Step.Level? { progress?.level }

  /// The learner's step, as `STAGE.NAME`; nil if there is no progress.
  static var focus: String? { progress?.focus }

  /// The scenario in which the step was red when the learner last ran it.
  static func keptScenario(of step: Step) -> FoundScenario? { progress?.scenario(of: step) }

  private static var progress: LearnerProgress? {
    ProgressStore(package: PackageRoot.ofThisBuild).stored
  }

  // With a filter, some tests do not run, so that a missing result says nothing.
  private static var isFiltered: Bool {
    #if canImport(Darwin)
    CommandLine.arguments.contains("--filter")
    #else
    CommandLine.arguments.contains { ["--filter", "--skip"].contains($0) }
      || CommandLine.arguments.count == 2
    #endif
  }

  /// Notes the beginning of a suite of Swift Testing.
  func begin(suiteIn module: String, file: String, line: Int) {
    suites.withLock { $0[module, default: (0, file, line)].open += 1 }
  }

  /// Notes the end of a suite; returns the reason why the learner's tests of its stage do not do
  /// their work, at the place of their suite.
  ///
  /// The verdict needs the steps, too, so the last suite of a stage to end says it.
  func end(suiteIn module: String, _ entries: [LedgerEntry]) -> [RecordedFailure] {
    let stage = curriculum.stage(ofSuites: module) ?? curriculum.stage(ofOwnTests: module)
    let own = suites.withLock { suites -> Suites? in
      suites[module]?.open -= 1
      guard let stage,
        [stage.suiteModule, stage.ownTestsModule].allSatisfy({ suites[$0]?.open == 0 })
      else { return nil }
      // The verdict is said once.
      suites[stage.suiteModule] = nil
      return suites[stage.ownTestsModule]
    }
    guard let own, let stage, isJudging,
      let report = result(on: stage, from: Ledger(entries: Handover.received + entries)).current,
      case .yours(.tooWeak) = report.state
    else { return [] }
    let lines = Explanation(of: report, in: stage).lines.map(\.text)
    let text = (["\(report.step.label) \(report.step.title)"] + lines).joined(separator: "\n")
    return [RecordedFailure(text, file: own.file, line: own.line)]
  }

  /// Prints the board, or leaves it to the process that follows; false if a step is open that no
  /// failed test shows.
  @discardableResult
  func say(_ entries: [LedgerEntry]) -> Bool {
    // With a ledger, its reader shows the result.
    guard settings.ledgerFile == nil else { return true }
    if Set(entries.map(\.test.framework)) == [.xctest] {
      Handover.write(entries)
      // With a test filter, XCTest may run alone; otherwise Swift Testing follows.
      return CommandLine.arguments.count > 1 ? show(entries) : true
    }
    return show(Handover.received + entries)
  }

  private var sources: Sources { Sources(in: PackageRoot.ofThisBuild) }

  private var isJudging: Bool { settings.subject == .one(.exercise) && !Self.isFiltered }

  private func result(
    on stage: Stage,
    from ledger: Ledger,
    in frameworks: [Framework] = Framework.allCases
  ) -> RunResult {
    RunResult(
      of: stage,
      from: ledger,
      in: frameworks,
      sources: sources,
      level: level
    )
  }

  private func show(_ entries: [LedgerEntry]) -> Bool {
    let ledger = Ledger(entries: entries)
    let known = Set(entries.map(\.test.framework))
    let frameworks = Framework.allCases.filter(known.contains)
    var result = RunResult()
    for stage in curriculum.stages where isJudging && stage.isBegun(in: sources) {
      result.add(self.result(on: stage, from: ledger, in: frameworks))
    }
    let implementation = settings.subject.implementation
    let part = implementation.map(ledger.on) ?? Ledger()
    let reports = curriculum.stages.map { stage in
      result.reports.first { $0.stage == stage }
        ?? StageReport(of: stage, from: part, frameworks: frameworks).limited(to: level)
    }
    .filter(\.hasRun)
    // If neither framework ran a step there is nothing to show, not even that all are done.
    guard !frameworks.isEmpty, !reports.isEmpty else { return true }
    let limits = settings.limits
    let stale = implementation == .exercise ? textsThatWereNotBuilt : []
    let board = Board(
      reports: reports,
      judgesOwnSteps: isJudging || implementation != .exercise,
      isPartial: !limits.isEmpty || !stale.isEmpty || Self.isFiltered
    )
    let names = frameworks.map(\.rawValue).joined(separator: " and ")
    let whose = implementation == .exercise ? "your code" : "\(settings.subject)"
    var text = "\nThe board of \(names), on \(whose):\n\n" + stale.joined()
    if !limits.isEmpty {
      text += "This is not a full check of your code:\n"
      text += limits.map { "  \($0)\n" }.joined() + "\n"
    }
    KataTesting.say(text + board.text + result.remarks.map { "\n" + $0.text }.joined())
    return result.issues.isEmpty && result.current == nil
  }

  // A sentence for each of the learner's files that was saved while the tests were built or run.
  private var textsThatWereNotBuilt: [String] {
    guard let products = Bundle.main.executableURL?.deletingLastPathComponent() else { return [] }
    return curriculum.stages
      .flatMap { $0.filesSavedAfterBuild(in: PackageRoot.ofThisBuild, products: products) }
      .map { "\($0) was saved after this build: run again.\n\n" }
  }
}

/// The results of the XCTest process, for the Swift Testing process of the same run.
private enum Handover {
  // Both have the same parent, which runs one after the other.
  private static var file: URL {
    PackageRoot.ofThisBuild.appending(path: ".build/kata-board-\(getppid()).jsonl")
  }

  /// Saves the entries; without them the board shows only half, but nothing false.
  ///
  /// With `--parallel` each test of XCTest has a process of its own, so they add to one file.
  static func write(_ entries: [LedgerEntry]) {
    guard let lines = try? LineAppender(file: file) else { return }
    for entry in entries { try? lines.append(entry) }
  }

  /// The entries of this run, which are removed from the disk; none if they are of an older build.
  static let received: [LedgerEntry] = {
    defer { try? FileManager.default.removeItem(at: file) }
    guard
      let left = FileStamp(of: file.path),
      let built = Bundle.main.executablePath.flatMap({ FileStamp(of: $0) }),
      left.modified >= built.modified
    else { return [] }
    return (try? Ledger(file: file))?.entries ?? []
  }()
}
