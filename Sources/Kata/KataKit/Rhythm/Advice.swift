import Foundation

/// The one thing that would help most, found by rules that are asked in this order.
public enum Advice: Equatable, Sendable, CaseIterable {
  case tooFewRuns
  case neverGreen
  case redForLong
  case stepsTooLarge
  case oneLargeStep
  case buildsFail
  case neverRefactored
  case neverRed
  case keepOn

  /// Finds the first rule that holds.
  public init(on rhythm: Rhythm) {
    self = Advice.allCases.first { $0.holds(for: rhythm) } ?? .keepOn
  }

  private func holds(for rhythm: Rhythm) -> Bool {
    let count = { (light: Rhythm.Light) in rhythm.lights.count { $0 == light } }
    switch self {
    case .tooFewRuns: return rhythm.entries.count < 5
    case .neverGreen: return count(.green) == 0
    case .redForLong: return rhythm.longestRed?.duration ?? 0 > 900
    case .stepsTooLarge: return rhythm.medianSize > 12
    case .oneLargeStep: return rhythm.sizes.last ?? 0 > max(40, 5 * rhythm.medianSize)
    case .buildsFail: return count(.notBuilt) * 3 > rhythm.entries.count
    case .neverRefactored: return count(.green) >= 5 && count(.refactor) == 0
    case .neverRed: return count(.red) == 0
    case .keepOn: return true
    }
  }

  /// The advice in one sentence.
  public func sentence(on rhythm: Rhythm) -> String {
    switch self {
    case .tooFewRuns: "Save more often: five runs are the least that a rhythm can be heard in."
    case .neverGreen: "Nothing was green yet: do the least that turns one step green, then go on."
    case .redForLong:
      "You were red for \(Rhythm.time(rhythm.longestRed?.duration ?? 0)): after ten minutes go back "
        + "to the last green, and take a smaller step."
    case .stepsTooLarge:
      "Half of your changes are \(rhythm.medianSize) lines or more: run after each idea, which is "
        + "seldom more than five."
    case .oneLargeStep:
      "Your largest change was \(rhythm.sizes.last ?? 0) lines, the middle one "
        + "\(rhythm.medianSize): look at what made you leap, and split it next time."
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
