import KataRun

extension Ledger {
  /// Records that the process was stopped in a test: that test hung.
  ///
  /// The watchdog inside the process cannot fire when every thread is blocked. Tests without the
  /// kit's traits have no watchdog and no entry, but the framework's `output` shows their start.
  mutating func note(_ end: ChildProcess.End, in tests: [TestID] = [], output: String = "") {
    guard case .stopped(let seconds) = end else { return }
    let open = entries.last.flatMap { $0.event.outcome == nil ? $0.test : nil }
    let silent = tests.filter { result(of: $0) == nil }
    let hanging = silent.first { test in
      ["() started", "' started"].contains { output.contains(test.test + $0) }
        && !["() passed", "() failed", "' passed", "' failed"].contains { end in
          output.contains(test.test + end)
        }
    }
    guard let test = hanging ?? open ?? silent.first else { return }
    entries.append(LedgerEntry(test, .ended(.hung(limit: seconds))))
  }

  /// The facts about the end of a process that the ledger does not explain; empty if there are
  /// none.
  func unexplained(
    after end: ChildProcess.End,
    in framework: Framework,
    output: String,
    of tests: [ListedTest],
    on stage: Stage
  ) -> [String] {
    let ids = tests.map { TestID(framework: framework, module: $0.module, test: $0.test) }
    let results = ids.map(result)
    let isExplained = results.contains { result in
      switch result {
      case .unfinished, .failed, .hung: true
      case nil, .passed, .skipped: false
      }
    }
    if isExplained { return issuesOfOwnTests(zip(ids, results), on: stage) }

    var issues: [String] = []
    switch end {
    case .exited(0): break
    case .exited(let status):
      issues.append(
        "The \(framework.rawValue) run ended with status \(status), although no step failed."
      )
    case .signalled(let signal):
      issues.append(
        "The \(framework.rawValue) run ended by signal \(signal), and not inside a step."
      )
    case .stopped(let seconds):
      issues.append("The \(framework.rawValue) run was stopped after \(Int(seconds)) s.")
    }
    for (id, result) in zip(ids, results) where result == nil {
      issues.append(id.noTrace(in: output))
    }
    return issues
  }

  // If a learner's test ends the process, the later steps have no result either.
  private func issuesOfOwnTests(
    _ results: some Sequence<(TestID, Outcome?)>,
    on stage: Stage
  ) -> [String] {
    let isStepLost = results.contains { $0.module == stage.suiteModule && $1 == nil }
    let last = results.first { id, result in
      id.module != stage.suiteModule && result?.endsTheProcess == true
    }
    guard isStepLost, let (id, result) = last else { return [] }
    return [
      "\(id.test) of \(id.module) "
        + (result == .unfinished ? "crashed or called exit()" : "ran longer than allowed")
        + ", so that steps after it did not run."
    ]
  }
}

extension TestID {
  // A test without a trace was skipped by the framework, or is not a test of the kit.
  fileprivate func noTrace(in output: String) -> String {
    let skipped = output.matches(of: /➜.* Test (.+) skipped(?:: "(.*)"|\.)/)
      .map { (name: String($0.1), reason: $0.2.map { " (\($0))" } ?? "") }
    if framework == .swiftTesting, !skipped.isEmpty {
      // A title does not identify its test, unless only one test was skipped.
      let own =
        skipped.first { TestID.method($0.name) == test }
        ?? skipped.first { skipped.count == 1 && $0.name.hasPrefix("\"") }
      let reason = own?.reason ?? ""
      return """
        \(test) of \(module) did not run: it is disabled, or has no arguments\(reason). Enable it, \
        or take it away.
        """
    }
    return """
      \(test) of \(module) has no result. Does its XCTest class derive from StageTestCase? Does its \
      Swift Testing suite have the traits .serialized and .stage? (A lone test needs only .stage.)
      """
  }
}
