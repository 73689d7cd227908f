import KataKit

extension Ledger {
  /// What the end of a process says that the ledger does not; empty if they agree.
  func problems(
    after end: ChildProcess.End,
    in framework: LedgerEntry.Framework,
    of tests: [TestBinary.ListedTest]
  ) -> [String] {
    let subjects = tests.map {
      LedgerEntry.Subject(framework: framework, module: $0.module, test: $0.test)
    }
    let verdicts = subjects.map(verdict)
    let isExplained = verdicts.contains { verdict in
      switch verdict {
      case .unfinished, .ended(.failed), .ended(.hung): true
      case nil, .ended(.passed), .ended(.skipped): false
      }
    }
    if isExplained { return problemsOfOwnTests(zip(subjects, verdicts)) }

    var problems: [String] = []
    switch end {
    case .exited(0): break
    case .exited(let status):
      problems.append(
        "The \(framework.rawValue) run ended with status \(status), although no step failed."
      )
    case .signalled(let signal):
      problems.append(
        "The \(framework.rawValue) run ended by signal \(signal), and not inside a step."
      )
    case .stopped(let seconds):
      problems.append("The \(framework.rawValue) run was stopped after \(Int(seconds)) s.")
    }
    for (subject, verdict) in zip(subjects, verdicts) where verdict == nil {
      problems.append(
        """
        \(subject.test) of \(subject.module) left no trace. Derive an XCTest class from \
        StageTestCase, and give a Swift Testing suite the traits .serialized and .stage.
        """
      )
    }
    return problems
  }

  // A test of the learner's that ends the process takes the steps behind it along.
  private func problemsOfOwnTests(
    _ verdicts: some Sequence<(LedgerEntry.Subject, Verdict?)>
  ) -> [String] {
    let modules = Stage.allCases.map(\.ownTestsModule)
    let isStepLost = verdicts.contains { !modules.contains($0.module) && $1 == nil }
    let last = verdicts.first { subject, verdict in
      guard modules.contains(subject.module) else { return false }
      switch verdict {
      case .unfinished, .ended(.hung): return true
      case nil, .ended: return false
      }
    }
    guard isStepLost, let (subject, verdict) = last else { return [] }
    return [
      "\(subject.test) of \(subject.module) "
        + (verdict == .unfinished ? "crashed or left the process" : "ran longer than allowed")
        + ", so that steps after it did not run."
    ]
  }
}
