import CommandLineKit
import Foundation
import KataJudge

/// The result of a check, as text for people or for programs.
package struct CheckSummary: Equatable, Sendable {
  /// The format of a summary.
  package enum Format: String, CaseIterable, Sendable {
    /// The board, for people.
    case text
    /// One object, for programs.
    case json
  }

  /// The judged stages, with the required steps.
  package var result: RunResult
  /// The seed of the random values.
  package var seed: UInt64
  /// When the check ended.
  package var time: Date
  /// When the learner reached the step that is not done; nil if that is not known.
  package var since: Date?

  package init(result: RunResult, seed: UInt64, time: Date, since: Date? = nil) {
    self.result = result
    self.seed = seed
    self.time = time
    self.since = since
  }

  /// The summary in one of the formats, without a trailing line end.
  ///
  /// - Throws: an `EncodingError` if the JSON cannot be written.
  package func written(as format: Format) throws -> String {
    switch format {
    case .text: lines.map(\.text).joined(separator: "\n")
    case .json: try json
    }
  }

  /// The board, the issues and the seed.
  package var lines: [HangingLine] {
    Board(reports: result.reports, isPartial: !result.issues.isEmpty).lines + result.remarks
      + [HangingLine(""), HangingLine(seedSentence)]
  }

  var seedSentence: String {
    """
    Names and dates are random (seed \(seed)), so hard-coded values fail. To repeat this run: \
    swift run kata check --seed \(seed)
    """
  }
}
