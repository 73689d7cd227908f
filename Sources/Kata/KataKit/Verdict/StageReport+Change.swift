extension StageReport {
  /// The steps that a later stage has broken; the suites of this stage ran on that later code.
  ///
  /// A step that did not run proves nothing.
  package func broken(by change: Stage) -> [StepReport] {
    steps.filter { entry in
      switch entry.state {
      case .red, .disagreeing, .crashed, .hung: true
      case .done, .yours, .waiting, .notRun: false
      }
    }
    .map { entry in
      var entry = entry
      entry.change = change
      return entry
    }
  }

  /// The report with the steps that a change has broken; they must have been done before.
  package func with(broken: [StepReport]) -> StageReport {
    var report = self
    for index in steps.indices where steps[index].state == .done {
      let step = steps[index].step
      report.steps[index] = broken.first { $0.step == step } ?? steps[index]
    }
    return report
  }
}
