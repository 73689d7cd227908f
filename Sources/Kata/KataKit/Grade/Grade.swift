/// What the learner's own tests of a stage are worth, read from their runs on many implementations.
public struct Grade: Sendable {
  /// Whether the tests of a step do their work.
  public enum Verdict: Equatable, Sendable {
    /// They reject the code before the step and every fault of it, and no correct implementation.
    case tested
    /// A test rejects a correct implementation, with what it said.
    case wrong(String, String, String)
    /// Faults survive; the story is that of the first, the code before the step above all.
    case tooWeak(caught: Int, of: Int, String)
  }

  /// How a mutant was caught.
  enum Catch: Equatable, Sendable {
    case red(by: [String])
    case crash(String)
    case timeLimit(String)

    var text: String {
      switch self {
      case .red(let tests): "caught by \(tests.joined(separator: ", "))"
      case .crash(let test): "caught by a crash in \(test)"
      case .timeLimit(let test): "caught by the time limit in \(test)"
      }
    }
  }

  /// A test that rejects what it should accept.
  struct WrongTest: Equatable, Sendable {
    var test: String
    var accepted: String
    var message: String
  }

  /// The stage.
  public let stage: Stage
  /// The learner's tests, in the order in which they ran on the solution.
  public let tests: [String]

  /// The last step that the learner has come to; nil if every step counts.
  let last: Step?
  let wrongTests: [WrongTest]
  private let catches: [String: Catch]

  /// Reads the grade from the ledger of each subject.
  ///
  /// `ledgers` has the solution, and every variant and mutant of the stage that counts; the tests
  /// are those in `module`, or else the learner's. Steps after `last` do not count.
  public init(
    of stage: Stage,
    from ledgers: [SubjectChoice: Ledger],
    testsIn module: String? = nil,
    upTo last: Step? = nil
  ) {
    self.stage = stage
    self.last = last
    let module = module ?? stage.ownTestsModule
    let runs = ledgers.mapValues { OwnTestRun(of: module, from: $0) }
    tests = runs[.solution]?.tests ?? []

    let correct =
      [(SubjectChoice.solution, "The solution of the kit.")]
      + Catalogue.variants(of: stage).map { ($0.subject, $0.difference) }
    wrongTests = correct.flatMap { subject, name in
      (runs[subject]?.rejections ?? []).map { test, message in
        WrongTest(test: test, accepted: name, message: message)
      }
    }
    catches = Catalogue.mutants(of: stage).reduce(into: [:]) { catches, mutant in
      catches[mutant.name] = runs[mutant.subject]?.caught
    }
  }

  /// Whether the tests accept every correct implementation.
  public var isValid: Bool { wrongTests.isEmpty }

  /// Whether the tests of every step of the learner's do their work, and none is vacuous.
  public var isThorough: Bool {
    !tests.isEmpty && vacuousTests.isEmpty && ownSteps.allSatisfy { verdict(of: $0) == .tested }
  }

  /// The tests that no faulty implementation turned red.
  public var vacuousTests: [String] {
    let useful = catches.values.flatMap { caught in
      switch caught {
      case .red(let tests): tests
      case .crash(let test), .timeLimit(let test): [test]
      }
    }
    return tests.filter { !useful.contains($0) }
  }

  /// Whether the tests of this step do their work.
  public func verdict(of step: Step) -> Verdict {
    if let wrong = wrongTests.first {
      return .wrong(wrong.test, wrong.accepted, wrong.message)
    }
    let mutants = faults(of: step)
    let survivors = mutants.filter { catches[$0.name] == nil }
    guard let first = survivors.first(where: { $0.name == step.before }) ?? survivors.first else {
      return .tested
    }
    return .tooWeak(caught: mutants.count - survivors.count, of: mutants.count, first.story)
  }

  /// The faults of a step that no test caught; none while a test is wrong or there is no test.
  func survivors(of step: Step) -> [Mutant] {
    guard isValid, !tests.isEmpty else { return [] }
    return faults(of: step).filter { catches[$0.name] == nil }
  }

  /// The steps whose tests the learner writes, as far as they have come.
  var ownSteps: [Step] { allOwnSteps.filter { !isLater($0) } }

  /// Those that they have not come to.
  var laterSteps: [Step] { allOwnSteps.filter(isLater) }

  private var allOwnSteps: [Step] { Catalogue.steps(of: stage).filter { $0.author == .yours } }

  private func isLater(_ step: Step) -> Bool {
    last.map { ($0.stage.number, $0.number) < (step.stage.number, step.number) } ?? false
  }

  /// The faults of a step, the code before it first.
  func faults(of step: Step) -> [Mutant] {
    let all = Catalogue.mutants(of: stage).filter { $0.step == step.name }
    return all.filter { $0.name == step.before } + all.filter { $0.name != step.before }
  }

  /// How a mutant was caught; nil if it survived.
  func caught(_ mutant: Mutant) -> Catch? { catches[mutant.name] }
}
