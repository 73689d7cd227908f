extension StageReport {
  /// The steps that a later stage, on whose code the suites of this one ran, has broken.
  ///
  /// What the change supersedes may be otherwise, and what did not run says nothing.
  package func broken(by change: Stage) -> [StepReport] {
    steps.filter { entry in
      switch entry.state {
      case .red, .disagreeing, .crashed, .hung: !change.superseded.contains(entry.step.key)
      case .done, .yours, .waiting, .notRun: false
      }
    }
    .map { entry in
      var entry = entry
      entry.change = change
      return entry
    }
  }

  /// The report with what a change has broken; a step that was not done before was not broken by it.
  package func with(broken: [StepReport]) -> StageReport {
    var report = self
    for index in steps.indices where steps[index].state == .done {
      let step = steps[index].step
      report.steps[index] = broken.first { $0.step == step } ?? steps[index]
    }
    return report
  }
}
