/// One requirement of a stage, the test that checks it, and the faults that the test catches.
package struct Step: Equatable, Sendable {
  /// The depth of a step.
  package enum Level: String, CaseIterable, Codable, Comparable, Sendable {
    /// The first pass; the core of Stages 1 and 2 is the 90-minute workshop.
    case core
    /// For learners with more time.
    case more
    /// For learners with a deep interest.
    case deep

    package static func < (left: Level, right: Level) -> Bool {
      Level.allCases.firstIndex(of: left) ?? 0 < Level.allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The author of the step's test.
  package enum Author: Equatable, Sendable {
    /// The kit; the learner reads the test.
    case given
    /// The learner, before the code; the kit's own check stays hidden.
    case yours
  }

  /// The number of its stage, from 1; 0 before it is in one.
  package private(set) var stage = 0
  /// Its place in the stage, from 1; 0 before it is in one.
  package private(set) var number = 0
  /// The number of the step with which it must be green: its own, except for an outer step.
  package private(set) var due = 0
  /// Its name in progress, history and Guide; stays the same when steps are inserted.
  package let name: String
  /// The requirement in one line.
  package let title: String
  /// The class it is about, if its stage has several; nil for the first.
  package let typeName: String?
  /// The depth.
  package let level: Level
  /// The author of its test.
  package let author: Author
  /// Whether it may be green before any new code; if not, it is red and drives the next code.
  package let isGuard: Bool
  /// Whether it is an acceptance test around the later steps of its level: it stays red until the
  /// last of them is done, and they do not wait for it.
  package let isOuter: Bool
  /// Whether a refactoring is due when the step is green; then the learner should look at the
  /// history.
  package let refactors: Bool
  /// Whether it runs generated scenarios; then it is the last step of its stage.
  package let isProperty: Bool
  /// The steps of older stages, as `STAGE.NAME`, whose requirements it replaces.
  package let supersedes: [String]
  /// The question to ask when it is green; nil if nothing is due.
  package let question: String?
  /// The requirement in the words of a product owner, if the test is the learner's.
  package let requirement: String?
  /// The method of the two suites, without parentheses; methods sort by name in step order.
  package let test: String
  /// From a nudge to the idea, never the code; at least two.
  package let hints: [String]
  /// The faults that it detects, at least one.
  ///
  /// If the learner writes the test, the first fault is the code from before the step. A guard
  /// shows the first fault when it is green on arrival.
  package let mutants: [Mutant]

  package init(
    _ name: String,
    _ title: String,
    of typeName: String? = nil,
    level: Level,
    author: Author = .given,
    isGuard: Bool = false,
    isOuter: Bool = false,
    refactors: Bool = false,
    isProperty: Bool = false,
    supersedes: [String] = [],
    requirement: String? = nil,
    question: String? = nil,
    test: String,
    hints: [String],
    mutants: [Mutant]
  ) {
    self.name = name
    self.title = title
    self.typeName = typeName
    self.level = level
    self.author = author
    self.isGuard = isGuard
    self.isOuter = isOuter
    self.refactors = refactors
    self.isProperty = isProperty
    self.supersedes = supersedes
    self.requirement = requirement
    self.question = question
    self.test = test
    self.hints = hints
    self.mutants = mutants
  }

  /// The faults that a learner's test must catch.
  package var neededMutants: [Mutant] { mutants.filter { !$0.isBonus } }

  /// Its key in the progress: `STAGE.NAME`.
  package var key: String { "\(stage).\(name)" }

  /// Its name for people: `STAGE.NUMBER`.
  package var label: String { "\(stage).\(number)" }

  /// The anchor of its paragraph in Guide.md.
  package var guideAnchor: String { "Guide.md#stage-\(stage)-\(name)" }

  func placed(inStage stage: Int, at number: Int, due: Int) -> Step {
    var step = self
    step.stage = stage
    step.number = number
    step.due = due
    return step
  }
}
