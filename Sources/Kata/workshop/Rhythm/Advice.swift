import KataJudge
import KataLearner

/// The most useful advice: the first rule that applies, in this order.
enum Advice: Equatable, Sendable, CaseIterable {
  /// There are too few runs to judge.
  case tooFewRuns
  /// No run was green.
  case neverGreen
  /// A red lasted longer than a quarter of an hour.
  case redForLong
  /// Half of the changes are large.
  case stepsTooLarge
  /// One change is far larger than the others.
  case oneLargeStep
  /// Many builds failed.
  case buildsFail
  /// The learner tidied after fewer than one of five greens.
  case seldomTidied
  /// No run was red.
  case neverRed
  /// Nothing stands out.
  case keepOn

  /// Finds the first rule that applies.
  init(on report: CycleReport) {
    self = Advice.allCases.first { $0.holds(for: report) } ?? .keepOn
  }

  private func holds(for report: CycleReport) -> Bool {
    let count = { (beat: CycleReport.Beat) in report.beats.count { $0 == beat } }
    switch self {
    case .tooFewRuns: return report.entries.count < 5
    case .neverGreen: return count(.green) == 0
    case .redForLong: return report.longestRed?.duration ?? 0 > 900
    case .stepsTooLarge: return report.medianSize > 12
    case .oneLargeStep: return report.sizes.last ?? 0 > max(40, 5 * report.medianSize)
    case .buildsFail: return count(.notBuilt) * 3 > report.entries.count
    case .seldomTidied: return report.greens >= 5 && report.tidiedGreens * 5 < report.greens
    case .neverRed: return count(.red) == 0
    case .keepOn: return true
    }
  }

  /// The advice in one sentence.
  func sentence(on report: CycleReport) -> String {
    switch self {
    case .tooFewRuns: "Save more often: the report needs five runs."
    case .neverGreen: "Nothing was green yet: write the least code that makes one step green."
    case .redForLong:
      "You were red for \(CycleReport.time(report.longestRed?.duration ?? 0)). After ten minutes, go "
        + "back to the last green and take a smaller step."
    case .stepsTooLarge:
      "Half of your changes are \(report.medianSize) lines or more. Save after each idea: that is "
        + "usually at most five lines."
    case .oneLargeStep:
      "Your largest change was \(report.sizes.last ?? 0) lines, the median "
        + "\(report.medianSize). Why was it so large? Split it next time."
    case .buildsFail:
      "More than a third of your runs did not compile: make smaller changes before you save."
    case .seldomTidied:
      "You tidied \(report.tidiedGreens) of \(report.greens) greens: before you go on, ask what "
        + "is worth tidying."
    case .neverRed:
      "Nothing was ever red. See each test fail before you write its code, so you know it can fail."
    case .keepOn: "Small steps, short reds, and tidying while green: keep this rhythm."
    }
  }
}
