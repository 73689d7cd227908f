import Foundation

extension Journal {
  /// The learner's step, and the time since when they are there.
  package struct Stay: Equatable, Sendable {
    /// The last judged run, or else the last run.
    package var last: JournalEntry
    /// The time of the first of the latest runs at the same step.
    package var since: Date
  }

  /// The learner's stay at their present step, nil without a run; and a notice of damaged lines.
  ///
  /// Runs that did not build count only if there are no others.
  ///
  /// - Throws: `SystemError` if the file exists but cannot be read.
  package func stay() throws(SystemError) -> (stay: Stay?, notice: String?) {
    let reading = try entries()
    let judged = reading.entries.filter { $0.kind != .buildFailed }
    guard let last = judged.last ?? reading.entries.last else { return (nil, reading.notice) }
    let latest = judged.reversed().prefix { $0.stage == last.stage && $0.step == last.step }
    return (Stay(last: last, since: latest.last?.time ?? last.time), reading.notice)
  }
}
