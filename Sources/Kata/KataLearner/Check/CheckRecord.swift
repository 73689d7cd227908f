import CommandLineKit
import Foundation
import KataJudge
import KataRun

/// A check as JSON; `kata class` reads it.
package struct CheckRecord: Codable, Equatable {
  package struct StepRecord: Codable, Equatable {
    package var name: String
    package var number: Int
    package var title: String
    package var level: String
    package var status: Status
    package var messages: [String]?
    package var missedFaults: [Fault]?
  }

  package struct Fault: Codable, Equatable {
    package var name: String
    package var summary: String
  }

  package struct StageRecord: Codable, Equatable {
    package var number: Int
    package var title: String
    package var steps: [StepRecord]
  }

  /// When the check ended, in ISO 8601.
  package var time: String
  /// When the learner reached the step that is not done, in ISO 8601.
  package var since: String?
  package var done: Bool
  package var seed: UInt64
  package var problems: [String]
  package var stages: [StageRecord]

  init(_ summary: CheckSummary) {
    time = summary.time.formatted(.iso8601)
    since = summary.since?.formatted(.iso8601)
    done = summary.result.isDone
    seed = summary.seed
    problems = summary.result.issues
    stages = summary.result.reports.map { report in
      StageRecord(
        number: report.stage.number,
        title: report.stage.title,
        steps: report.steps.map { StepRecord($0, in: report.stage) }
      )
    }
  }
}

extension CheckRecord.StepRecord {
  init(_ report: StepReport, in stage: Stage) {
    name = report.step.name
    number = report.step.number
    title = report.step.title
    level = report.step.level.rawValue
    status = report.state.status
    messages =
      report.state == .done ? nil : Explanation(of: report, in: stage).lines.map(\.text)
    missedFaults =
      report.survivors.isEmpty
      ? nil : report.survivors.map { CheckRecord.Fault(name: $0.name, summary: $0.summary) }
  }
}

extension CheckSummary {
  /// One JSON object, its keys sorted.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(CheckRecord(self)), as: UTF8.self)
    }
  }
}
