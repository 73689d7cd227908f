/// What a run of the stages found: how the steps stand, and what no step explains.
package struct RunResult: Equatable, Sendable {
  /// The stages that were judged, in their order.
  package var reports: [StageReport]
  /// What is wrong besides the steps, one sentence each.
  package var issues: [String]
  /// What the kit did on its own, one sentence each.
  package var notes: [String] = []
  /// The properties that were gone through although their level was not asked for.
  package var beyond: [StepReport] = []

  package init(reports: [StageReport] = [], issues: [String] = []) {
    self.reports = reports
    self.issues = issues
  }

  /// The first step that is not done; nil when all are.
  package var current: StepReport? { reports.lazy.compactMap(\.current).first }

  /// Whether there is a stage, every step is done, and nothing else is wrong.
  package var isDone: Bool { !reports.isEmpty && issues.isEmpty && current == nil }
}
