import Foundation

/// The one thing that would help most, found by rules that are asked in this order.
package enum Advice: Equatable, Sendable, CaseIterable {
  /// There is too little to judge by.
  case tooFewRuns
  /// No run was green.
  case neverGreen
  /// A red lasted longer than a quarter of an hour.
  case redForLong
  /// Half of the changes are large.
  case stepsTooLarge
  /// One change is far larger than the others.
  case oneLargeStep
  /// Many runs did not come to a test.
  case buildsFail
  /// Nothing was changed while green.
  case neverRefactored
  /// No run was red.
  case neverRed
  /// Nothing stands out.
  case keepOn

  /// Finds the first rule that holds.
  package init(on report: CycleReport) {
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
    case .neverRefactored: return count(.green) >= 5 && count(.refactor) == 0
    case .neverRed: return count(.red) == 0
    case .keepOn: return true
    }
  }

  /// The advice in one sentence.
  package func sentence(on report: CycleReport) -> String {
    switch self {
    case .tooFewRuns: "Save more often: five runs are the least that a rhythm can be heard in."
    case .neverGreen: "Nothing was green yet: do the least that turns one step green, then go on."
    case .redForLong:
      "You were red for \(CycleReport.time(report.longestRed?.duration ?? 0)): after ten minutes go back "
        + "to the last green, and take a smaller step."
    case .stepsTooLarge:
      "Half of your changes are \(report.medianSize) lines or more: run after each idea, which is "
        + "seldom more than five."
    case .oneLargeStep:
      "Your largest change was \(report.sizes.last ?? 0) lines, the middle one "
        + "\(report.medianSize): look at what made you leap, and split it next time."
    case .buildsFail:
      "More than a third of your runs did not compile: make the change smaller before you save."
    case .neverRefactored:
      "You never changed anything while green: before you go on, ask what is worth tidying."
    case .neverRed:
      "Nothing was ever red: see each test fail before you write its code, or you do not know it can."
    case .keepOn: "Small steps, short reds, and tidying while green: keep this rhythm."
    }
  }
}
