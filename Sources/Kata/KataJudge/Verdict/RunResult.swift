import CommandLineKit
import KataRun

extension String {
  /// The sentence as a line about a problem besides the steps.
  package var asProblem: String { "PROBLEM  \(self)" }
}

/// The result of a run of the stages: the states of the steps, and other problems.
package struct RunResult: Equatable, Sendable {
  /// The judged stages, in order.
  package var reports: [StageReport]
  /// The problems besides the steps, one sentence each.
  package var issues: [String]
  /// The kit's own actions, one sentence each.
  package var notes: [String] = []
  /// The grades of the learner's tests, by stage number.
  package var grades: [Int: Grade] = [:]
  /// The learner's texts that were built for it; the files may have changed since.
  package var sources = Save()

  package init(reports: [StageReport] = [], issues: [String] = []) {
    self.reports = reports
    self.issues = issues
  }

  /// The first step that is not done; nil when all are.
  package var current: StepReport? { reports.lazy.compactMap(\.current).first }

  /// Whether there is a stage, every step is done, and there is no other problem.
  package var isDone: Bool { !reports.isEmpty && issues.isEmpty && current == nil }

  /// The lines below a board: the notes and the issues, each after an empty line.
  package var remarks: [HangingLine] {
    (notes + issues.map(\.asProblem)).flatMap { [HangingLine(""), HangingLine($0)] }
  }

  /// The part of the result that is also valid for other texts.
  ///
  /// A stage stays done while its files are the same; a grade is valid while the tests are the
  /// same. An open stage counts only if the learner skipped it and began later, at the stage
  /// `start`.
  package func stillTrue(
    of other: Save,
    in curriculum: Curriculum,
    start: Int = 1
  ) -> RunResult {
    var still = RunResult(
      reports: reports.filter { report in
        (report.current == nil || report.hasRun && report.stage.number < start)
          && sources.below(report.stage).hasTexts(of: other.below(report.stage))
      }
    )
    for stage in curriculum.stages
    where sources.tests(of: stage).hasTexts(of: other.tests(of: stage)) {
      still.grades[stage.number] = grades[stage.number]
    }
    return still
  }

  /// Adds the result of one more stage, or replaces that of the same stage.
  package mutating func add(_ part: RunResult) {
    for report in part.reports {
      if let index = reports.firstIndex(where: { $0.stage.number == report.stage.number }) {
        reports[index] = report
      } else {
        reports.append(report)
      }
    }
    issues += part.issues
    notes += part.notes
    grades.merge(part.grades) { $1 }
  }

  /// Replaces the report and the grade of a stage that was judged again.
  package mutating func replace(_ part: RunResult) {
    for report in part.reports {
      guard let index = reports.firstIndex(where: { $0.stage == report.stage }) else { continue }
      reports[index] = report.with(broken: reports[index].steps.filter { $0.change != nil })
    }
    grades.merge(part.grades) { $1 }
  }
}
