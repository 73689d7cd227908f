import SuiteLedger
import Testing

@testable import SuiteJudging

/// The trait calls a test once for each implementation; here it runs inside of a test.
struct JudgedTraitTests {
  private struct TurnError: Error {}

  /// Runs this body as a test that is judged.
  private func run(
    by judge: ToyJudge,
    _ body: @Sendable (inout Counter) async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await JudgedTrait(judge: judge).provideScope(for: test, testCase: nil) {
      var counter = Counter(madeBy: judge)
      try await body(&counter)
    }
  }

  @Test("A test runs on each implementation, and a failure on another than the first stays silent")
  func test_trait_faultyImplementation_isRejectedInSilence() async throws {
    let judge = ToyJudge(["own", "correct", "stands still"])

    try await run(by: judge) { counter in
      counter.turn()
      #expect(counter.count == 1, "no turn")
    }

    #expect(judge.ends == ["own passed", "correct passed", "stands still failed: no turn"])
  }

  @Test("An error that is thrown on another implementation than the first is its failure alone")
  func test_trait_errorOnAFault_isRejectedInSilence() async throws {
    let judge = ToyJudge(["own", "stands still", "correct"])

    try await run(by: judge) { counter in
      counter.turn()
      if counter.count == 0 { throw TurnError() }
    }

    #expect(judge.ends == ["own passed", "stands still failed: TurnError()", "correct passed"])
  }

  @Test("A failure on the first implementation is the test's own")
  func test_trait_failureOnTheFirst_isRecorded() async throws {
    let judge = ToyJudge(["stands still", "correct"])

    let recorded = try await failures {
      try await run(by: judge) { counter in
        counter.turn()
        #expect(counter.count == 1, "no turn")
      }
    }

    #expect(recorded == ["no turn"])
    #expect(judge.ends == ["stands still failed: no turn", "correct passed"])
  }

  @Test("A failed #require is its failure, and not also an error; an error follows a failure")
  func test_trait_failureThenError_isRecorded() async throws {
    let judge = ToyJudge(["own", "requires", "fails"])

    try await run(by: judge) { counter in
      try #require(counter.fault != "requires", "required")
      #expect(counter.fault != "fails", "failed")
      if counter.fault == "fails" { throw TurnError() }
    }

    #expect(
      judge.ends == [
        "own passed", "requires failed: required", "fails failed: failed, TurnError()",
      ]
    )
  }

  @Test("A doubtful trial runs once more")
  func test_trait_doubtfulFailure_runsAgain() async throws {
    let judge = ToyJudge(["own", "doubtful"])

    try await run(by: judge) { counter in
      #expect(counter.fault != "doubtful" || judge.ends.count > 1, "only once")
    }

    #expect(judge.ends == ["own passed", "doubtful failed: only once", "doubtful passed"])
  }

  @Test("A test cancels itself on one implementation, and runs on the next")
  func test_trait_cancelled_isSkipped() async throws {
    let judge = ToyJudge(["own", "cancelled", "correct"])

    try await run(by: judge) { counter in
      if counter.fault == "cancelled" { try Test.cancel("no") }
      #expect(!Task.isCancelled, "too late")
    }

    #expect(judge.ends == ["own passed", "cancelled skipped", "correct passed"])
  }

  @Test("An implementation that may not run is passed over")
  func test_trait_skipped_isPassedOver() async throws {
    let judge = ToyJudge(["own", "stands still", "correct"], skipping: "stands still")

    try await run(by: judge) { _ in }

    #expect(judge.ends == ["own passed", "correct passed"])
  }

  @Test("When the first implementation may not run, the others run in a task that is not cancelled")
  func test_trait_firstSkipped_othersAreNotCancelled() async throws {
    let judge = ToyJudge(["own", "correct", "stands still"], skipping: "own")

    _ = try? await run(by: judge) { _ in #expect(!Task.isCancelled, "too late") }

    #expect(judge.ends == ["correct passed", "stands still passed"])
  }

  @Test("A judged test in a judged test runs on the implementations of both")
  func test_trait_nested_runsOnBoth() async throws {
    let (outer, inner) = (ToyJudge(["own", "other"]), ToyJudge(["mine"]))

    try await run(by: outer) { [self] _ in try await run(by: inner) { _ in } }

    #expect(outer.ends == ["own passed", "other passed"])
    #expect(inner.ends == ["mine passed", "mine passed"])
  }

  @Test("A test that is cancelled from outside cancels the trial that runs")
  func test_trait_cancelledOutside_cancelsTheTrial() async throws {
    let judge = ToyJudge(["own"])
    let (begun, begins) = AsyncStream.makeStream(of: Void.self)
    let test = Task {
      try await run(by: judge) { _ in
        begins.finish()
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    for await _ in begun {}
    test.cancel()

    _ = await test.result

    #expect(judge.ends == ["own failed: CancellationError()"])
  }

  @Test("A failure of a task that outlives its trial counts for that trial")
  func test_trait_lateFailure_isOfItsTrial() async throws {
    let judge = ToyJudge(["own", "late", "correct"])
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let (done, end) = AsyncStream.makeStream(of: Void.self)

    try await run(by: judge) { counter in
      guard counter.fault == "late" else { return }
      Task {
        for await _ in gate { break }
        Issue.record("too late")
        end.finish()
      }
    }
    opener.finish()
    for await _ in done {}

    #expect(
      judge.ends == ["own passed", "late passed", "correct passed", "late late: too late"]
    )
  }
}
