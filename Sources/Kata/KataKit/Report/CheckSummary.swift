import CommandLineKit
import Foundation

/// What a check found, to be written for people or for programs.
package struct CheckSummary: Equatable, Sendable {
  /// How a summary is written.
  package enum Format: String, CaseIterable, Sendable {
    /// The board, for people.
    case text
    /// One object, for programs.
    case json
    /// A table, for a job's summary.
    case markdown
  }

  /// The stages that were judged, with the steps that are required.
  package var result: RunResult
  /// What the values were drawn from.
  package var seed: UInt64
  /// When the check ended.
  package var time: Date
  /// When the learner came to the step that is not done; nil if that is not known.
  package var since: Date?

  package init(result: RunResult, seed: UInt64, time: Date, since: Date? = nil) {
    self.result = result
    self.seed = seed
    self.time = time
    self.since = since
  }

  /// The summary in one of the formats, without a line end at the end.
  ///
  /// - Throws: an `EncodingError` if the JSON cannot be written.
  package func written(as format: Format) throws -> String {
    switch format {
    case .text: lines.map(\.text).joined(separator: "\n")
    case .json: try json
    case .markdown: markdown
    }
  }

  /// The board, the issues and the seed.
  package var lines: [HangingLine] {
    Board(reports: result.reports, isPartial: !result.issues.isEmpty).lines + beyond
      + result.remarks + [HangingLine(""), HangingLine(seedSentence)]
  }

  // Reported without changing the verdict: with --core these rules are not required yet.
  private var beyond: [HangingLine] {
    result.beyond.flatMap { entry -> [HangingLine] in
      let stage = "stage \(entry.step.stage)"
      let whole = result.reports.first { $0.stage.number == entry.step.stage }?.stage
      guard entry.state != .done, let whole else {
        return [
          HangingLine(""), HangingLine("BEYOND  Lists that nobody chose: \(stage) is right."),
        ]
      }
      let head = "BEYOND  Lists that nobody chose: \(stage) is not right yet. It need not be:"
      return [HangingLine(""), HangingLine(head)]
        + Explanation(of: entry, in: whole).lines.map { $0.indented(by: 2) }
    }
  }

  var seedSentence: String {
    """
    Names and dates were drawn from seed \(seed), so that constants do not pass; kata check \
    --seed \(seed) repeats them.
    """
  }
}
