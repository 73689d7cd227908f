import KataCore

extension History {
  /// The file after all steps before the first one that is not done.
  package func text(ofDoneIn report: StageReport) -> String {
    text(after: report.steps.inOrderOfWork.prefix { $0.state == .done }.last?.step.due ?? 0)
  }
}
