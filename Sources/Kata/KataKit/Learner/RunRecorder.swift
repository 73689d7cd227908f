import Foundation

/// Writes each run into the journal; an error is reported and does not stop the run.
package struct RunRecorder: Sendable {
  private let package: URL
  private let start: Date
  private let tell: @Sendable (_ notice: String) -> Void

  /// `start` is when the run began; `tell` receives a notice if the journal cannot be written.
  package init(package: URL, start: Date, tell: @escaping @Sendable (_ notice: String) -> Void) {
    self.package = package
    self.start = start
    self.tell = tell
  }

  /// Records the result of a run for the learner's stage, or else for the first.
  ///
  /// `finishesAStep` is true if the run finishes a step for the first time.
  ///
  /// - Returns: the recorded entry; nil if there is none.
  @discardableResult
  package func record(
    _ reports: [StageReport],
    focus: Step?,
    finishesAStep: Bool = false
  ) -> JournalEntry? {
    let report = reports.first { $0.stage.number == focus?.stage } ?? reports.first
    guard let report else { return nil }
    // A failed build between two green saves does not count.
    let before = try? Journal(package: package).stay().stay?.last
    let isBroken = reports.flatMap(\.steps).contains { $0.change == report.stage }
    return write(report.stage) { change in
      JournalEntry(
        of: report,
        focus: focus,
        isBroken: isBroken,
        finishesAStep: finishesAStep,
        before: before,
        time: .now,
        change: change,
        duration: Date.now.timeIntervalSince(start)
      )
    }
  }

  /// Records that the package did not build while the learner was at a step of this stage.
  package func recordFailedBuild(in stage: Stage, focus: Step?) {
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

  @discardableResult
  private func write(_ stage: Stage, _ entry: (ChangeSize) -> JournalEntry) -> JournalEntry? {
    do {
      let entry = entry(try SourceSnapshot(package: package).recordChange(of: stage))
      try Journal(package: package).record(entry)
      return entry
    } catch let error as RecordError {
      tell("This run is not in the journal. \(error)")
    } catch {
      tell(
        """
        This run is not in the journal: \(LearnerFolder.path) cannot be written: \
        \(Reason(of: error).text). \(SystemError.advice)
        """
      )
    }
    return nil
  }
}
