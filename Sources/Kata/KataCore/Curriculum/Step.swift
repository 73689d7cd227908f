/// One requirement of a stage, the test that checks it, and the faults that the test catches.
package struct Step: Equatable, Sendable {
  package enum Level: String, CaseIterable, Codable, Comparable, Sendable {
    /// The first pass; its first steps are the 90-minute workshop.
    case core
    /// For learners with more time.
    case more
    /// For learners with a deep interest.
    case deep

    package static func < (left: Level, right: Level) -> Bool {
      Level.allCases.firstIndex(of: left) ?? 0 < Level.allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The part of a step in the learner's cycle.
  package enum Kind: String, Sendable {
    /// It is red on arrival, and drives the next code.
    case driving
    /// It may be green before any new code.
    case `guard`
    /// An acceptance test around the later steps of its level: it stays red until the last of them
    /// is done, and they do not wait for it.
    case outer
    /// It runs generated scenarios and is the last step of its stage; it may be green on arrival.
    case property
  }

  /// The question to ask when a step is green.
  package struct Question: Equatable, Sendable {
    package let text: String
    /// Whether the answer may be a refactoring.
    package let isRefactoring: Bool

    package init(_ text: String, isRefactoring: Bool = false) {
      self.text = text
      self.isRefactoring = isRefactoring
    }
  }

  /// The number of its stage, from 1; 0 before it is in one.
  package internal(set) var stage = 0
  /// Its place in the stage, from 1; 0 before it is in one.
  package internal(set) var number = 0
  /// The number of the step with which it must be green: its own, except for an outer step.
  package internal(set) var due = 0
  /// Its name in progress, history and Guide; stays the same when steps are inserted.
  package let name: String
  /// The requirement in one line.
  package let title: String
  /// Why a user cares, and which one thing is hard: its paragraph in the Guide, in Markdown.
  package let why: String
  /// What the rules leave open where the step is due; nil if that is nothing.
  package internal(set) var open: String?
  /// The minutes of a core step, one number for each agenda of its stage; 0 leaves it out.
  package let minutes: [Int]
  /// The class it is about, if its stage has several; nil for the first.
  package let typeName: String?
  package internal(set) var level = Level.core
  /// Its part in the learner's cycle.
  package internal(set) var kind: Kind
  /// The question to ask when it is green; nil if nothing is due.
  package let question: Question?
  /// The requirement in the words of a product owner, if the test is the learner's; otherwise nil.
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
    why: String = "",
    open: String? = nil,
    minutes: [Int] = [],
    of typeName: String? = nil,
    kind: Kind = .driving,
    requirement: String? = nil,
    question: Question? = nil,
    test: String,
    hints: [String],
    mutants: [Mutant]
  ) {
    self.name = name
    self.title = title
    self.why = why
    self.open = open
    self.minutes = minutes
    self.typeName = typeName
    self.kind = kind
    self.requirement = requirement
    self.question = question
    self.test = test
    self.hints = hints
    self.mutants = mutants
  }

  /// Whether the learner writes its test, before the code; the kit's own check stays hidden.
  package var isYours: Bool { requirement != nil }

  /// Whether it may be green before any new code.
  package var mayArriveGreen: Bool { kind == .guard || kind == .property }

  /// Whether it is the outer step around another one.
  package func isAround(_ step: Step) -> Bool {
    kind == .outer && stage == step.stage && number < step.number && step.number <= due
  }

  /// Whether a refactoring is due when it is green; then the learner should look at the history.
  package var asksForRefactoring: Bool { question?.isRefactoring == true }

  /// The faults that a learner's test must catch.
  package var neededMutants: [Mutant] { mutants.filter { !$0.isBonus } }

  /// Its key in the progress: `STAGE.NAME`.
  package var key: String { "\(stage).\(name)" }

  /// Its name for people: `STAGE.NUMBER`.
  package var label: String { "\(stage).\(number)" }

  /// The anchor of its paragraph in Guide.md.
  package var guideAnchor: String { "Guide.md#stage-\(stage)-\(name)" }
}
