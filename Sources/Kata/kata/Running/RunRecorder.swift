import Foundation
import KataKit

/// Writes each run into the journal; a journal that cannot be written stops nobody.
struct RunRecorder {
  let package: Checkout
  /// When the run began.
  let start: Date

  /// Records what the run said of the stage that the learner is at.
  func record(_ reports: [StageReport], focus: Step?) {
    let stage = focus?.stage ?? .interactor
    guard let report = reports.first(where: { $0.stage == stage }) else { return }
    write(stage) { change in
      JournalEntry(
        of: report,
        focus: focus,
        time: .now,
        change: change,
        duration: Date.now.timeIntervalSince(start)
      )
    }
  }

  /// Records that the package did not build.
  func recordFailedBuild(focus: Step?) {
    let stage = focus?.stage ?? .interactor
    write(stage) { change in
      JournalEntry(
        time: .now,
        stage: stage.number,
        step: focus?.name,
        kind: .buildFailed,
        change: change,
        duration: Date.now.timeIntervalSince(start)
      )
    }
  }

  private func write(_ stage: Stage, _ entry: (ChangeSize) -> JournalEntry) {
    do {
      let change = try SeenTexts(package: package.root).takeChange(of: stage)
      try Journal(package: package.root).record(entry(change))
    } catch {
      print("This run is not in the journal: \(error)")
    }
  }
}
