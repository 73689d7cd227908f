extension History {
  /// The file after those steps of a report that are done from the first on.
  package func text(ofDoneIn report: StageReport) -> String {
    text(after: report.steps.inOrderOfWork.prefix { $0.state == .done }.last?.step.due ?? 0)
  }
}
