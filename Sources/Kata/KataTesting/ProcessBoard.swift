import Foundation
import KataJudge
import KataLearner
import KataRun
import Synchronization

/// The board at the end of `swift test`, which runs each framework in a process of its own.
///
/// XCTest runs first and leaves its results in a file; Swift Testing shows the board of both. In this
/// module, only this file knows the verdict and the learner.
final class ProcessBoard: Sendable {
  private let curriculum: Curriculum
  private let settings: RunSettings
  private let level: Step.Level
  private let entries = Mutex<[LedgerEntry]>([])

  init(curriculum: Curriculum, settings: RunSettings, level: Step.Level) {
    self.curriculum = curriculum
    self.settings = settings
    self.level = level
  }

  /// The level that the learner chose last; nil if there is no progress.
  static var chosenLevel: Step.Level? { progress?.level }

  /// The scenario in which the step was red when the learner last ran it.
  static func keptScenario(of step: Step) -> FoundScenario? { progress?.scenario(of: step) }

  private static var progress: LearnerProgress? {
    ProgressStore(package: PackageRoot.ofThisBuild).saved
  }

  func add(_ entry: LedgerEntry) { entries.withLock { $0.append(entry) } }

  /// Prints the board, or leaves it to the process that follows.
  func say() {
    // With a ledger, its reader shows the result.
    guard settings.ledgerFile == nil else { return }
    let own = entries.withLock(\.self)
    let frameworks = Set(own.map(\.test.framework))
    if frameworks == [.xctest] {
      Handover.write(own)
      // With a test filter, XCTest may run alone; otherwise Swift Testing follows.
      guard CommandLine.arguments.count > 1 else { return }
      show(own, known: [.xctest])
    } else {
      let handedOver = Handover.receive()
      show(handedOver + own, known: frameworks.union(handedOver.map(\.test.framework)))
    }
  }

  private func show(_ entries: [LedgerEntry], known: Set<Framework>) {
    let frameworks = Framework.allCases.filter(known.contains)
    let ledger = Ledger(entries: entries)
    let reports = curriculum.stages
      .map { StageReport(of: $0, from: ledger, frameworks: frameworks).limited(to: level) }
      .filter(\.hasRun)
    // If neither framework ran a step there is nothing to show, not even that all are done.
    guard !frameworks.isEmpty, !reports.isEmpty else { return }
    let limits = settings.limits
    let stale = textsThatWereNotBuilt
    let board = Board(
      reports: reports,
      judgesOwnSteps: settings.steps != .given,
      isPartial: !limits.isEmpty || !stale.isEmpty
    )
    let names = frameworks.map(\.rawValue).joined(separator: " and ")
    let whose =
      settings.implementation == .exercise ? "your code" : "\(settings.implementation)"
    let partial = limits.isEmpty ? "" : "This is not a full check of your code:\n"
    KataTesting.say(
      "\nThe board of \(names), on \(whose):\n\n" + stale.joined() + partial
        + limits.map { "  \($0)\n" }.joined() + (limits.isEmpty ? "" : "\n") + board.text
    )
  }

  // A sentence for each of the learner's files whose text differs from the compiled text.
  private var textsThatWereNotBuilt: [String] {
    guard
      settings.implementation == .exercise,
      let products = Bundle.main.executableURL?.deletingLastPathComponent()
    else { return [] }
    var record = BuildRecord(in: PackageRoot.ofThisBuild, of: curriculum, products: products)
    let others = record.noteTests(of: Save(in: PackageRoot.ofThisBuild))
    return others.savedLater.map { "\($0) was saved after this build: run again.\n\n" }
      + others.missed.map { path in
        """
        \(path) was saved twice in one second, which swift test does not see: its older text was \
        judged. Save it once more, and run again.\n\n
        """
      }
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
    guard let writer = try? LedgerWriter(file: file) else { return }
    for entry in entries { try? writer.append(entry) }
  }

  /// Removes the entries of this run and returns them; none if they are of an older build.
  static func receive() -> [LedgerEntry] {
    defer { try? FileManager.default.removeItem(at: file) }
    guard
      let left = FileStamp(of: file.path),
      let built = Bundle.main.executablePath.flatMap(FileStamp.init),
      left.modified >= built.modified
    else { return [] }
    return (try? Ledger(file: file))?.entries ?? []
  }
}
