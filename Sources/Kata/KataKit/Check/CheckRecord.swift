import Foundation

/// A check as JSON keeps it; `kata class` reads it again, also that of another version of the kit.
struct CheckRecord: Codable, Equatable {
  struct StepRecord: Codable, Equatable {
    var name: String
    var number: Int
    var title: String
    var level: String
    /// The word of the board, such as GREEN or RED.
    var light: String
    var messages: [String]?
    var missedFaults: [Fault]?
  }

  struct Fault: Codable, Equatable {
    var name: String
    var story: String
  }

  struct StageRecord: Codable, Equatable {
    var number: Int
    var title: String
    var steps: [StepRecord]
  }

  /// When the check ended, in ISO 8601.
  var time: String
  /// When the learner came to the step that is not done, in ISO 8601.
  var since: String?
  var done: Bool
  var seed: UInt64
  var problems: [String]
  var stages: [StageRecord]

  init(_ summary: CheckSummary) {
    time = summary.time.formatted(.iso8601)
    since = summary.since?.formatted(.iso8601)
    done = summary.isDone
    seed = summary.seed
    problems = summary.problems
    stages = summary.reports.map { report in
      StageRecord(
        number: report.stage.number,
        title: report.stage.title,
        steps: report.steps.map(StepRecord.init)
      )
    }
  }
}

extension CheckRecord.StepRecord {
  init(_ report: StepReport) {
    let explanation = Explanation(of: report)
    name = report.step.name
    number = report.step.number
    title = report.step.title
    level = report.step.level.rawValue
    light = explanation.light
    messages = report.state == .done ? nil : explanation.sentences
    missedFaults =
      report.survivors.isEmpty
      ? nil : report.survivors.map { CheckRecord.Fault(name: $0.name, story: $0.story) }
  }
}

extension CheckSummary {
  /// One JSON object, its keys sorted.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(CheckRecord(self)), as: UTF8.self)
    }
  }
}
