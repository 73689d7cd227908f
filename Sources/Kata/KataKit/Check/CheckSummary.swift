import Foundation

/// What a check found, to be written for people or for programs.
public struct CheckSummary: Equatable, Sendable {
  /// How a summary is written.
  public enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
  }

  /// The stages that were judged, with the steps that are required.
  public var reports: [StageReport]
  /// What is wrong beside the steps, one sentence each.
  public var problems: [String]
  /// What the values were drawn from.
  public var seed: UInt64
  /// When the check ended.
  public var time: Date
  /// When the learner came to the step that is not done; nil if that is not known.
  public var since: Date?

  /// Creates a summary.
  public init(
    reports: [StageReport],
    problems: [String],
    seed: UInt64,
    time: Date,
    since: Date? = nil
  ) {
    self.reports = reports
    self.problems = problems
    self.seed = seed
    self.time = time
    self.since = since
  }

  /// Whether there is a stage, every required step is done, and nothing else is wrong.
  public var isDone: Bool {
    !reports.isEmpty && problems.isEmpty && reports.allSatisfy { $0.current == nil }
  }

  /// The first step that is not done; nil when all are.
  public var current: StepReport? { reports.lazy.compactMap(\.current).first }

  /// The summary in one of the formats, without a line end at the end.
  ///
  /// - Throws: an `EncodingError` if the JSON cannot be written.
  public func written(as format: Format) throws -> String {
    switch format {
    case .text: text
    case .json: try json
    case .markdown: markdown
    }
  }

  /// The board, the problems and the seed.
  public var text: String {
    ([Board(reports: reports).text] + problems.map { "PROBLEM  \($0)" } + [seedSentence])
      .joined(separator: "\n\n")
  }

  var seedSentence: String {
    """
    Names and dates were drawn from seed \(seed), so that constants do not pass; kata check \
    --seed \(seed) repeats them.
    """
  }
}
