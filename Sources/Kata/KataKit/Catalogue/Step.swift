/// One requirement of a stage, and the test that tells whether it is met.
public struct Step: Equatable, Sendable {
  /// How deep into the matter a step goes.
  public enum Level: String, CaseIterable, Codable, Comparable, Sendable {
    /// The 90-minute workshop.
    case core
    /// For who has more time.
    case more
    /// For who wants to know everything.
    case deep

    public static func < (left: Level, right: Level) -> Bool {
      Level.allCases.firstIndex(of: left) ?? 0 < Level.allCases.firstIndex(of: right) ?? 0
    }
  }

  /// What a step does when it is reached.
  public enum Kind: Equatable, Sendable {
    /// It is red when reached, and drives the next piece of code.
    case driving
    /// It may be green on arrival; it keeps out the mutant with this name.
    case guarding(mutant: String)
  }

  /// Who writes the step's test.
  public enum Author: Equatable, Sendable {
    /// The kit; the test is there to be read.
    case given
    /// The learner, before the code; the kit's own check of it stays hidden.
    case yours
  }

  /// The stage it belongs to.
  public var stage: Stage
  /// Its place in the stage, from 1.
  public var number: Int
  /// What progress is kept by; stays the same when steps are renumbered.
  public var name: String
  /// The requirement in one line.
  public var title: String
  /// How deep it goes.
  public var level: Level
  /// What it does when it is reached.
  public var kind: Kind
  /// Who writes its test.
  public var author: Author
  /// The method of the two suites, without parentheses.
  public var test: String
  /// The mutant that is the code as it was before the step, where the learner writes the test.
  public var before: String?
  /// From a nudge to the idea, never the code; at least two.
  public var hints: [String]

  /// Where Guide.md speaks of it.
  public var guideAnchor: String { "Guide.md#stage-\(stage.number)-step-\(number)" }
}
