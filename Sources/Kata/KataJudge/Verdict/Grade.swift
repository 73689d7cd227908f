import KataCore

/// The quality of the learner's own tests of a stage, from their runs on many implementations.
package struct Grade: Equatable, Sendable {
  package let stage: Stage

  // The result of the tests on each implementation.
  private(set) var runs: [Implementation: OwnTestRun]
  // The last step that the learner has reached; nil if every step counts.
  private var last: Step?
  // The deepest level that counts.
  private var level = Step.Level.deep

  /// Reads the grade from a ledger, which must have the solution.
  ///
  /// A variant or mutant that is missing counts as accepted. The tests are those in `module`, or
  /// else the learner's.
  package init(of stage: Stage, from ledger: Ledger, testsIn module: String? = nil) {
    self.stage = stage
    let module = module ?? stage.ownTestsModule
    let runs = ledger[[.exercise] + stage.judges()].map { implementation, part in
      let summary = stage.summary(of: implementation) ?? ""
      return (implementation, OwnTestRun(of: module, on: summary, from: part))
    }
    self.runs = Dictionary(uniqueKeysWithValues: runs)
  }

  /// The learner's tests, in the order in which they ran on the solution.
  package var tests: [String] { runs[.solution]?.tests ?? [] }

  /// The tests that reject a correct implementation, once for each such implementation.
  package var rejections: [Rejection] { stage.correct.flatMap(rejections) }

  /// The tests that reject this implementation, with their messages.
  func rejections(of implementation: Implementation) -> [Rejection] {
    runs[implementation]?.rejections ?? []
  }

  /// The grade without the steps of deeper levels, and without those after the `last` one.
  package func limited(to level: Step.Level = .deep, upTo last: Step? = nil) -> Grade {
    var grade = self
    (grade.level, grade.last) = (level, last)
    return grade
  }

  /// Whether the tests accept every correct implementation.
  package var isValid: Bool { rejections.isEmpty }

  /// Whether the tests of every step of the learner's do their work, and none is vacuous.
  package var isThorough: Bool {
    !tests.isEmpty && isValid && vacuousTests.isEmpty
      && ownSteps.allSatisfy { issue(at: $0) == nil }
  }

  /// The tests that caught a mutant.
  package func tests(catching mutant: Mutant) -> [String] { catches(of: mutant).map(\.test) }

  /// The tests that are not red on any faulty implementation; none while a test is wrong.
  package var vacuousTests: [String] {
    guard isValid else { return [] }
    let useful = stage.mutants.flatMap(tests(catching:))
    return tests.filter { !useful.contains($0) }
  }

  /// The reason why the tests of this step do not do their work: wrong or too weak; nil if they do.
  ///
  /// A wrong test counts at one step: the one that it is about, or else the last.
  package func issue(at step: Step) -> OwnTestIssue? {
    if let rejection = rejection(), step == rejection.step ?? ownSteps.last {
      return .rejects(rejection)
    }
    let needed = step.neededMutants
    let survivors = needed.filter { !isCaught($0) }
    return survivors.first.map { first in
      .tooWeak(
        Weakness(
          caught: needed.count - survivors.count,
          all: needed.count,
          summary: first.summary,
          isEarly: isEarly(first)
        )
      )
    }
  }

  /// The step that a learner's test is about: the last one whose code from before it catches.
  ///
  /// A test of a later step often catches faults of earlier steps, too. If it catches no such code,
  /// it is about the step of which it catches the most faults.
  /// A test that is red on the solution is red everywhere, so it is about no step.
  func step(testedBy test: String) -> Step? {
    let isRed = { (on: Implementation) in rejections(of: on).contains { $0.test == test } }
    if isRed(.solution) { return nil }
    let catches = { (mutant: Mutant) in isRed(stage.implementation(of: mutant)) }
    if let last = allOwnSteps.last(where: { $0.mutants.first.map(catches) ?? false }) {
      return last
    }
    let counts = allOwnSteps.map { ($0, $0.mutants.count(where: catches)) }
    return counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }

  /// The first rejection by this test, or by any, with the step that the test is about.
  ///
  /// That is the step whose faults it catches, or else the first whose faults the other tests miss.
  func rejection(by test: String? = nil) -> Rejection? {
    guard var rejection = rejections.first(where: { test == nil || $0.test == test })
    else { return nil }
    let tested = step(testedBy: rejection.test)
    rejection.step =
      ownSteps.first { $0 == tested }
      ?? ownSteps.first { !$0.neededMutants.allSatisfy(isCaught) }
    return rejection
  }

  /// The faults of a step that no test caught; none while a test is wrong or there is no test.
  package func survivors(of step: Step) -> [Mutant] {
    guard isValid, !tests.isEmpty else { return [] }
    return step.mutants.filter { !isCaught($0) && run(on: $0) != nil }
  }

  /// The steps with a test of the learner's, up to the last one that the learner has reached.
  var ownSteps: [Step] { allOwnSteps.filter { !isLater($0) } }

  /// The steps with a test of the learner's that the learner has not reached.
  var laterSteps: [Step] { allOwnSteps.filter(isLater) }

  /// Whether a test ran this fault, which acts late, and compared before it could act.
  func isEarly(_ mutant: Mutant) -> Bool { !testsTooEarly(for: mutant).isEmpty }

  /// Whether this test ran and missed a fault that acts late.
  func isEarly(_ test: String) -> Bool {
    stage.mutants.contains { testsTooEarly(for: $0).contains(test) }
  }

  /// The rejections that catch a mutant: of every red test, or else the first; none if it survived.
  func catches(of mutant: Mutant) -> [Rejection] {
    // The result of a wrong test has no meaning, so the test catches nothing.
    let wrong = Set(rejections.map(\.test))
    let all = rejections(of: stage.implementation(of: mutant)).filter { !wrong.contains($0.test) }
    let red = all.filter { $0.cause == .red }
    return red.isEmpty ? Array(all.prefix(1)) : red
  }

  func isCaught(_ mutant: Mutant) -> Bool { !catches(of: mutant).isEmpty }

  private func testsTooEarly(for mutant: Mutant) -> [String] {
    isCaught(mutant) ? [] : (run(on: mutant)?.late ?? [])
  }

  private func run(on mutant: Mutant) -> OwnTestRun? { runs[stage.implementation(of: mutant)] }

  private var allOwnSteps: [Step] { stage.ownSteps(upTo: level) }

  private func isLater(_ step: Step) -> Bool {
    last.map { ($0.stage, $0.number) < (step.stage, step.number) } ?? false
  }
}

extension Stage {
  /// The sentence about an implementation; nil for the learner's code.
  package func summary(of implementation: Implementation) -> String? {
    switch implementation {
    case .solution: "The solution of the kit."
    case .variant(_, let name): variants.first { $0.name == name }?.summary
    case .mutant(_, let name): mutants.first { $0.name == name }?.summary
    case .exercise, .changed, .state: nil
    }
  }
}
