import KataKit

/// A result, and the learner's texts that were built for it; the files may have changed since.
struct JudgedSources: Sendable {
  /// The result.
  var result = RunResult()
  /// The texts that were built.
  var sources = LearnerSources()

  /// The part of the result that is also valid for other texts.
  ///
  /// A stage stays done while its files are the same; a grade is valid while the tests are the
  /// same. An open stage counts only if the learner skipped it and began later, at the stage
  /// `start`.
  func stillTrue(
    of other: LearnerSources,
    in curriculum: Curriculum,
    start: Int = 1
  ) -> RunResult {
    var still = RunResult(
      reports: result.reports.filter { report in
        (report.current == nil || report.hasRun && report.stage.number < start)
          && sources.below(report.stage).hasTexts(of: other.below(report.stage))
      }
    )
    for stage in curriculum.stages
    where sources.tests(of: stage).hasTexts(of: other.tests(of: stage)) {
      still.grades[stage.number] = result.grades[stage.number]
    }
    return still
  }
}
