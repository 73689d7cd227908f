import Foundation
import KataCore
import KataStages
import ScratchFolders
import SuiteLedger
import Testing

@testable import KataJudge
@testable import kata

/// A run goes on behind the test that ended its process; here a script replaces the built tests.
struct SuiteRunTests {
  private let folder = ScratchFolder()
  private let first = Self.test("test_a")
  private let second = Self.test("test_b")

  private static func test(_ name: String) -> TestID {
    TestID(framework: .swiftTesting, module: "M", test: name)
  }

  // The script does one work in the first process, and another in those that go on behind it.
  private func writeTests(doing work: String, thenDoing next: String = "exit 0") throws {
    let script = """
      echo "$*" >>"$0.log"
      framework=XCTest
      case "$*" in *swift-testing*) framework='Swift Testing' ;; esac
      say() {
        test='{"framework":"'$framework'","module":"M","test":"'$1'"}'
        echo '{"trial":{"test":'$test',"implementation":"exercise"},"event":'$2'}' >>"$KATA_LEDGER"
      }
      started='{"started":{}}'
      passed='{"ended":{"_0":{"passed":{}}}}'
      if [ -s "$KATA_LEDGER" ]; then
      \(next)
      else
      \(work)
      fi
      """
    try folder.writeScript(script, to: TestBinary.path)
  }

  private func run(
    _ tests: [TestSelection] = [.swiftTesting("M")],
    limit: Double = 60
  ) async throws -> Ledger {
    try await SuiteRun(workspace: Workspace(root: folder.url), limit: limit).run(tests)
  }

  private var processes: Int {
    get throws { try folder.text(of: "\(TestBinary.path).log").split(separator: "\n").count }
  }

  @Test("After a crash, a second process goes on behind its test; the crash keeps its reason")
  func test_run_crash_goesOnBehindIt() async throws {
    try writeTests(
      doing: "say test_a $started; echo 'Fatal error: no'; kill -SEGV $$",
      thenDoing: "say test_b $started; say test_b $passed"
    )

    let ledger = try await run()

    #expect(ledger.result(of: first) == .unfinished)
    #expect(ledger.crash(of: first) == Crash("Fatal error: no"))
    #expect(ledger.result(of: second) == .passed)
    #expect(ledger.issues == [])
  }

  @Test("A process that blocks every thread is stopped, and its test hung")
  func test_run_stopped_isAHang() async throws {
    try writeTests(
      doing: "say test_a $started; exec sleep 60",
      thenDoing: "say test_b $passed"
    )

    let ledger = try await run(limit: 1)

    #expect(ledger.result(of: first) == .hung(limit: 1))
    #expect(ledger.result(of: second) == .passed)
    #expect(ledger.issues == [])
  }

  @Test("A process that ends in the same test again is the last")
  func test_run_endsTwiceInOneTest_ends() async throws {
    let crash = "say test_a $started; exit 0"
    try writeTests(doing: crash, thenDoing: crash)

    let ledger = try await run()

    #expect(ledger.result(of: first) == .unfinished)
    #expect(try processes == 2)
  }

  @Test("A foreign line in the ledger is a problem, and no test has a result")
  func test_run_foreignLine_isAProblem() async throws {
    try writeTests(doing: "say test_a $passed; echo 'passed!' >>$KATA_LEDGER")

    let ledger = try await run()

    #expect(ledger.entries == [])
    #expect(ledger.issues.count == 1)
    #expect(ledger.issues.first?.contains(":2 was written, moved or damaged") == true)
  }

  @Test("The results of Swift Testing come first, whichever process ends first")
  func test_run_bothFrameworks_areInOrder() async throws {
    try writeTests(doing: "[ \"$framework\" = XCTest ] || sleep 0.5; say test_a $passed")

    let ledger = try await run([.swiftTesting("M"), .xctest("M", "A")])

    #expect(ledger.entries.map(\.test.framework) == [.swiftTesting, .xctest])
  }

  @Test(
    "One test of a module is selected inside and outside a suite, and no longer name",
    arguments: [
      ("M.Suite/test_a()/MyTests.swift:3:4", true), ("M.test_a()/MyTests.swift:3:4", true),
      ("M.Suite/test_ab()/MyTests.swift:3:4", false), ("M.other_test_a()/MyTests.swift:3:4", false),
      ("M2.test_a()/MyTests.swift:3:4", false),
    ]
  )
  func test_selection_ofOneTest_isThatTest(name: String, isSelected: Bool) throws {
    let pattern = try Regex(TestSelection.swiftTesting("M", only: "test_a").pattern)

    #expect(name.contains(pattern) == isSelected)
  }

  @Test("Several stages are judged in one process for each framework")
  func test_result_severalStages_areOneRun() async throws {
    try writeTests(doing: "exit 0")
    let stages = Array(Curriculum.viperKata.stages.prefix(2))
    let judge = StageJudge(workspace: Workspace(root: folder.url), sources: Sources())

    let result = try await judge.run(stages)

    #expect(result.reports == stages.map { StageReport(notRun: $0) })
    #expect(try processes == 2)
  }

  @Test(
    "An end that no test explains is a problem",
    arguments: [
      (.passed, .exited(0), nil), (.failed([]), .exited(1), nil),
      (.hung(limit: 5), .exited(1), nil),
      (.passed, .exited(3), "ended with status 3, although no test failed"),
      (.failed([]), .signalled(6), "ended by signal 6, and not inside a test"),
      (.failed([]), .stopped(afterSeconds: 120), "was stopped after 120 s"),
    ] as [(Outcome, ChildProcess.End, String?)]
  )
  func test_unexplained_end_isAProblem(
    outcome: Outcome,
    end: ChildProcess.End,
    words: String?
  ) {
    let ledger = Ledger(entries: [LedgerEntry(first, .ended(outcome))])
    let result = ChildProcess.Result(end: end, output: "")

    let found = ledger.unexplained(after: result, in: .swiftTesting)

    #expect(found == [words.map { "The Swift Testing run \($0)." }].compactMap(\.self))
  }
}
