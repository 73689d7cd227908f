import CommandLineKit
import Foundation
import KataCore
import KataJudge

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

  /// When the check ended.
  package var time: Date
  /// When the learner reached the step that is not done; nil if that is not known.
  package var since: Date?
  package var done: Bool
  package var seed: UInt64
  package var problems: [String]
  package var stages: [StageRecord]

  package init(of result: RunResult, seed: UInt64, time: Date = .now, since: Date? = nil) {
    self.time = time
    self.since = since
    self.seed = seed
    done = result.isDone
    problems = result.issues
    stages = result.reports.map { report in
      StageRecord(
        number: report.stage.number,
        title: report.stage.title,
        steps: report.steps.map { StepRecord($0, in: report.stage) }
      )
    }
  }

  /// Reads a check that `json` wrote; nil for any other text.
  package init?(json: Data) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let record = try? decoder.decode(CheckRecord.self, from: json) else { return nil }
    self = record
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

extension Encodable {
  /// The value as JSON for other programs: its keys are sorted, its dates are in ISO 8601.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
