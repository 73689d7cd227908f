import Foundation

// Each run is one entry.
extension Journal {
  /// Records the result of a run for the learner's stage, or else for the first.
  ///
  /// `finishesAStep` is true if the run finishes a step for the first time.
  ///
  /// - Returns: the recorded entry; nil without a report.
  /// - Throws: `SystemError` if the entry or the learner's texts cannot be kept.
  @discardableResult
  package func record(
    _ reports: [StageReport],
    focus: Step?,
    finishesAStep: Bool = false
  ) throws(SystemError) -> JournalEntry? {
    let report = reports.first { $0.stage.number == focus?.stage } ?? reports.first
    guard let report else { return nil }
    let entry = JournalEntry(
      of: report,
      focus: focus,
      isBroken: reports.flatMap(\.steps).contains { $0.change == report.stage },
      finishesAStep: finishesAStep,
      // A failed build between two green saves does not count.
      before: try? stay().stay?.last,
      time: .now,
      change: try SystemError.naming(LearnerFolder.path) {
        try report.stage.recordChange(in: package)
      }
    )
    try record(entry)
    return entry
  }

  /// Records that the package did not build while the learner was at a step of this stage.
  ///
  /// - Throws: `SystemError` if the entry or the learner's texts cannot be kept.
  package func recordFailedBuild(
    in stage: Stage,
    focus: Step?
  ) throws(SystemError) {
    let change = try SystemError.naming(LearnerFolder.path) { try stage.recordChange(in: package) }
    try record(
      JournalEntry(
        time: .now,
        stage: stage.number,
        step: focus?.name,
        kind: .buildFailed,
        added: change.added,
        removed: change.removed
      )
    )
  }
}
