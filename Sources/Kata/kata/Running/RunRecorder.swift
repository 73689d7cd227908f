import Foundation
import KataKit

/// Writes each run into the journal; a journal that cannot be written stops nobody.
struct RunRecorder {
  let package: Checkout
  /// When the run began.
  let start: Date

  /// Records what the run said of the stage that the learner is at.
  func record(_ reports: [StageReport], focus: Step?) throws {
    let stage = focus?.stage ?? .interactor
    guard let report = reports.first(where: { $0.stage == stage }) else { return }
    try write(
      JournalEntry(
        of: report,
        focus: focus,
        time: .now,
        change: SeenTexts(package: package.root).takeChange(of: stage),
        duration: Date.now.timeIntervalSince(start)
      )
    )
  }

  /// Records that the package did not build.
  func recordFailedBuild(focus: Step?) throws {
    let stage = focus?.stage ?? .interactor
    try write(
      JournalEntry(
        time: .now,
        stage: stage.number,
        step: focus?.name,
        kind: .buildFailed,
        change: SeenTexts(package: package.root).takeChange(of: stage),
        duration: Date.now.timeIntervalSince(start)
      )
    )
  }

  private func write(_ entry: JournalEntry) throws {
    try Journal(package: package.root).record(entry)
  }
}
