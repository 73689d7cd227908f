import Synchronization
import Testing

@testable import SuiteJudging

/// The list calls a test on its implementations, and wants a test that catches each faulty one.
struct ImplementationListTests {
  private let counters = ImplementationList(
    correct: ["first", "second"],
    faulty: ["stands still"]
  )

  /// Runs this body as a test that is judged, and returns the failures that are the test's own.
  private func run(_ body: @escaping @Sendable (inout Counter) -> Void) async throws -> [String] {
    let test = try #require(Test.current)
    return try await failures {
      try await JudgedTrait(judge: counters).provideScope(for: test, testCase: nil) {
        var counter = Counter(fault: counters.running)
        body(&counter)
      }
    }
  }

  @Test("A test that rejects a correct implementation is red, and names it")
  func test_trait_correctRejected_isNamed() async throws {
    let failures = try await run { #expect($0.fault == "first", "only the first") }

    #expect(failures == ["only the first", "The test rejects a correct implementation: second."])
  }

  @Test("A fault that a test has caught runs in no further test")
  func test_trait_faultyCaught_runsNoMore() async throws {
    let faults = Mutex<[String]>([])
    _ = try await run { #expect($0.fault != "stands still") }

    _ = try await run { counter in faults.withLock { [counter] in $0.append(counter.fault) } }

    #expect(faults.withLock(\.self) == ["first", "second"])
  }
}

struct ImplementationListProblemsTests {
  @Test("Without a correct or a faulty implementation, or with one name twice, the suite is red")
  func test_end_noVerdict_isAFailure() {
    let empty = ImplementationList<String>(correct: [:], faulty: [:])
    let twins = ImplementationList(correct: ["a"], faulty: ["b", "b"])

    #expect(
      empty.endClass().map(\.text) == [
        "The list has no correct implementation.", "The list has no faulty implementation.",
      ]
    )
    #expect(
      twins.endClass().first?.text == "The list has two implementations with the name b."
    )
  }

  @Test("Two suites with one list are named")
  func test_end_twoSuites_areNamed() {
    let list = ImplementationList(correct: ["a"], faulty: ["b"])
    _ = list.begin(suitesIn: "M", file: "/x/A.swift", line: 1)
    let one = list.endClass().count
    _ = list.begin(suitesIn: "M", file: "/x/B.swift", line: 2)

    #expect(one == 1)
    #expect(
      list.endClass().first?.text
        == "A.swift:1 and B.swift:2 have one list; give each suite its own."
    )
  }

  @Test("Outside of a test that it judges, the running one is a failure, and no crash")
  func test_running_noTrial_isAFailure() async throws {
    let list = ImplementationList(correct: ["a"], faulty: ["b"])

    let texts = try await failures { #expect(list.running == "a") }

    #expect(texts.map { $0.hasPrefix("This list judges no test that runs now.") } == [true])
  }
}

/// The end of a suite that is judged; its failures are kept for the test after it.
@Suite(.serialized)
struct ImplementationListEndTests {
  static let counters = ImplementationList(
    correct: ["counts"],
    faulty: ["stands still", "stops after ten turns"]
  )

  private static let failures = Mutex<[String]>([])

  private static let keeper = IssueHandlingTrait.compactMapIssues { issue in
    failures.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
    return nil
  }

  @Suite(.serialized, keeper, .judged(by: counters))
  struct Toys {
    struct Inner {
      @Test func test_counter_noTurn_isZero() {
        #expect(Counter(fault: counters.running).count == 0)
      }
    }

    @Test(arguments: ["left", "right"])
    func test_turn_once_countsOne(side: String) {
      var counter = Counter(fault: counters.running)
      counter.turn()
      #expect(counter.count == 1)
    }
  }

  @Test("A fault that no test catches is one failure of the suite, after its inner suites")
  func test_end_uncaught_isAFailureOfTheSuite() {
    #expect(
      Self.failures.withLock(\.self)
        == ["No test catches a faulty implementation: stops after ten turns."]
    )
  }
}
