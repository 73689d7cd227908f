// One file, because its tests share the script that replaces the built tests.

import Foundation
import KataLearner
import KataRun
import KataStages
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

/// A stage is judged by the ledgers of its processes; here a script replaces the built tests.
struct StageJudgeTests {
  private let folder = ScratchFolder()
  private let stage: Stage
  private let step: Step

  init() throws {
    stage = try #require(Curriculum.viperKata.stage(1))
    step = try #require(stage.steps.first { $0.isYours })
    for (path, text) in try stage.texts(after: 0) { try folder.write(text, to: path) }
  }

  // Writes a script in place of the built tests: it lists these tests of the suites and the learner's
  // test, or it does the work.
  private func writeTests(
    of suites: [String],
    own: [String] = ["test_mine"],
    doing work: String
  ) throws {
    let script = """
      framework=XCTest
      case "$*" in *swift-testing*) framework='Swift Testing' ;; esac
      case "$*" in *--list-tests*)
        for test in \(suites.joined(separator: " ")); do echo "\(stage.suiteModule).Suite/$test"; done
        [ "$framework" = XCTest ] || exit 0
        for test in \(own.joined(separator: " ")); do echo "\(stage.ownTestsModule).My/$test"; done
        exit 0 ;;
      esac
      line=0
      say() {
        line=$((line + 1))
        test='{"framework":"'$framework'","module":"'$1'","test":"'$2'"}'
        stamp='{"number":'$line',"token":"'${KATA_LEDGER%%:*}'"}'
        echo '{"test":'$test',"event":'$3',"stamp":'$stamp'}' >>"${KATA_LEDGER#*:}"
      }
      started='{"started":{}}'
      passed='{"ended":{"_0":{"passed":{}}}}'
      failed='{"ended":{"_0":{"failed":{"_0":[]}}}}'
      \(work)
      """
    try folder.writeScript(script, to: ".build/debug/\(TestBinary.product).xctest")
  }

  private func judge(at focus: Step? = nil) -> StageJudge {
    let workspace = Workspace(root: folder.url)
    var judge = StageJudge(
      workspace: workspace,
      save: Save(in: folder.url),
      listing: TestListing(of: workspace)
    )
    judge.focus = focus
    return judge
  }

  // Every step before the learner's passes. In XCTest, the kit's own check of that step hits
  // a trap before the learner's test could run; that test hits the same trap.
  private func writeCrashingTests() throws {
    let done = stage.steps.prefix { $0 != step }.map(\.test)
    let faults = step.mutants.map { "\(stage.implementation(of: $0))" }.joined(separator: "|")
    try writeTests(
      of: done + [step.test],
      doing: """
        case "$*" in
        *\(stage.suiteModule)*)
          for test in \(done.joined(separator: " ")); do say \(stage.suiteModule) $test "$passed"; done
          [ "$framework" = XCTest ] || { say \(stage.suiteModule) \(step.test) "$passed"; exit 0; }
          say \(stage.suiteModule) \(step.test) "$started"
          kill -SEGV $$ ;;
        *\(stage.ownTestsModule)*)
          say \(stage.ownTestsModule) test_mine "$started"
          case $KATA_SUBJECT in
          exercise) kill -SEGV $$ ;;
          \(faults)) say \(stage.ownTestsModule) test_mine "$failed"; exit 1 ;;
          *) say \(stage.ownTestsModule) test_mine "$passed" ;;
          esac ;;
        esac
        """
    )
  }

  @Test("If a crash in the suites prevents a learner's test, that test runs alone in a second run")
  func test_result_suiteCrashesBeforeOwnTests_runsThem() async throws {
    try writeCrashingTests()

    let result = try await judge().result(on: stage)

    let state = result.reports.first?.steps.first { $0.step == step }?.state
    guard case .yours(.crashed("test_mine", _))? = state else {
      Issue.record("\(String(describing: state))")
      return
    }
  }

  @Test("A test that hits the limit of a run on correct code runs on no fault, and has its place")
  func test_result_testHitsTheLimitOfARun_endsTheGrade() async throws {
    let suites = stage.steps.map(\.test).map { "say \(stage.suiteModule) \($0) \"$passed\"" }
    try writeTests(
      of: stage.steps.map(\.test),
      own: ["test_mine", "test_other"],
      doing: """
        case "$*" in *\(stage.suiteModule)*) \(suites.joined(separator: ";")) ;; esac
        case "$framework $*" in XCTest*\(stage.ownTestsModule)*) ;; *) exit 0 ;; esac
        echo $KATA_SUBJECT >>"$0.log"
        say \(stage.ownTestsModule) test_mine '{"ended":{"_0":{"hung":{"limit":120}}}}'
        """
    )
    let file = "\(stage.ownTestsFolder)/Mine.swift"
    try folder.write("@Test(.stage) func test_mine() {}", to: file)

    let result = try await judge(at: stage.ownSteps().last).result(on: stage)

    #expect(try faultsThatRan() == [])
    #expect(result.notes == ["Your test test_mine ran too long on correct code, so no fault ran."])
    #expect(Board(reports: result.reports).text.contains("  Edit  \(file):1"))
  }

  @Test("A red step names a value of the machine that the class reads, and a file in the suites")
  func test_result_red_namesCausesInTheTexts() async throws {
    try writeCrashingTests()
    let file = stage.placeToEdit(at: step)
    let suite = "Tests/\(stage.suiteModule)/Mine.swift"
    try folder.write("let now = Date()", to: file)
    try folder.write("", to: suite)
    try folder.write("none\n", to: "Sources/Stages/\(stage.folder)/History/suite.txt")

    let notes = try await judge().result(on: stage).notes

    #expect(notes.map { $0.prefix { $0 != " " } } == [suite[...], "\(file):1:"])
  }

  @Test("A step that no test checks names the test that compares nothing")
  func test_result_testComparesNothing_isNamedAtTheStep() async throws {
    try writeGoodTests(isGreen: true, missesAll: true)
    let text = "class A: StageTestCase { func test_mine() async { sut.show() } }"
    try folder.write(text, to: stage.ownTestsFile)

    let result = try await judge(at: stage.ownSteps().first).result(on: stage)

    let lack = "test_mine has no XCTAssertEqual, so it compares nothing."
    #expect(Board(reports: result.reports).text.contains("\(stage.ownTestsFile):1: \(lack)"))
  }

  // Each test passes, except that the learner's test is red on every fault but the missed one. The
  // suites of Swift Testing have no test, unless the whole stage is green.
  private func writeGoodTests(
    missing missed: Mutant? = nil,
    isGreen: Bool = false,
    isIdleTestThere: Bool = false,
    missesAll: Bool = false
  ) throws {
    let missed =
      missed.map { stage.implementation(of: $0).description } ?? (missesAll ? "mutant*" : "none")
    let suites = isGreen ? stage.steps.map(\.test) : []
    try writeTests(
      of: suites,
      own: isIdleTestThere ? ["test_mine", "test_idle"] : ["test_mine"],
      doing: """
        case "$*" in *\(stage.suiteModule)*)
          for test in \(suites.joined(separator: " ")); do
            say \(stage.suiteModule) $test "$passed"
          done ;;
        esac
        case "$framework $*" in XCTest*\(stage.ownTestsModule)*) ;; *) exit 0 ;; esac
        echo $KATA_SUBJECT >>"$0.log"
        case $KATA_SUBJECT in
        \(missed)) say \(stage.ownTestsModule) test_mine "$passed" ;;
        mutant*) say \(stage.ownTestsModule) test_mine "$failed" ;;
        *) say \(stage.ownTestsModule) test_mine "$passed" ;;
        esac
        \(isIdleTestThere ? "say \(stage.ownTestsModule) test_idle \"$passed\"" : "")
        """
    )
  }

  // The faulty implementations that ran since the last call.
  private func faultsThatRan() throws -> Set<String> {
    let log = ".build/debug/\(TestBinary.product).xctest.log"
    let names = try folder.text(of: log).split(separator: "\n").map(String.init)
    try FileManager.default.removeItem(at: folder.url.appending(path: log))
    return Set(names.filter { $0.hasPrefix("mutant") })
  }

  @Test("After a change of the tests, the faults of the learner's step come before all others")
  func test_result_changedTests_runsTheFaultsOfTheStepFirst() async throws {
    try writeGoodTests()
    let own = stage.ownSteps()
    let last = try #require(own.last)
    let sut = judge(at: last)

    let older = try #require(try await sut.result(on: stage).grades[stage.number])
    let all = try faultsThatRan()
    let changed = older.ofOlderTests
    let first = try #require(try await sut.result(on: stage, earlier: changed).grades[stage.number])
    let atOnce = try faultsThatRan()
    let completion = try await sut.completion(of: first)
    let later = try faultsThatRan()

    let names = { (steps: [Step]) in
      Set(steps.flatMap(\.mutants).map { self.stage.implementation(of: $0).description })
    }
    #expect(all == names(own))
    #expect(atOnce == names([last]))
    #expect(later == names(own.dropLast()))
    #expect(!first.isWhole(for: own))
    #expect(own.allSatisfy { first.issue(at: $0) == nil })
    #expect(completion.grades[stage.number]?.isWhole(for: own) == true)
    #expect(completion.reports == [])
  }

  @Test("A step that earlier tests left open is judged at once: it must not stay open for a moment")
  func test_result_changedTestsOfAnEarlierStep_runsItsFaultsFirst() async throws {
    let own = stage.ownSteps()
    let missed = try #require(own.first?.neededMutants.first)
    try writeGoodTests(missing: missed)
    let sut = judge(at: own.last)
    let older = try #require(try await sut.result(on: stage).grades[stage.number])
    try writeGoodTests()

    let changed = older.ofOlderTests
    let first = try #require(try await sut.result(on: stage, earlier: changed).grades[stage.number])

    #expect(own.first.map { older.issue(at: $0) != nil } == true)
    #expect(own.allSatisfy { first.issue(at: $0) == nil })
  }

  @Test("A fault that the changed tests no longer catch is named, even if it is not required")
  func test_completion_otherSurvivor_isReported() async throws {
    let own = stage.ownSteps()
    let step = try #require(own.dropLast().first { $0.mutants != $0.neededMutants })
    let bonus = try #require(step.mutants.first { !step.neededMutants.contains($0) })
    try writeGoodTests()
    let sut = judge(at: own.last)
    let older = try #require(try await sut.result(on: stage).grades[stage.number])
    try writeGoodTests(missing: bonus)
    let changed = older.ofOlderTests
    let first = try #require(try await sut.result(on: stage, earlier: changed).grades[stage.number])

    let completion = try await sut.completion(of: first)

    let entry = completion.reports.first?.steps.first { $0.step == step }
    #expect(entry?.survivors == [bonus])
  }

  @Test("The steps after one whose tests are too weak wait, although the kit's checks pass")
  func test_result_weakTests_hidesLaterSteps() async throws {
    let missed = try #require(step.neededMutants.first)
    try writeGoodTests(missing: missed, isGreen: true)

    let result = try await judge().result(on: stage)

    let states = try #require(result.reports.first).steps.map(\.state.status)
    let done = step.number - 1
    let later = stage.steps.count - step.number
    #expect(
      states == Array(repeating: .green, count: done) + [.yours]
        + Array(repeating: .waiting, count: later)
    )
  }

  @Test("A grade counts the steps up to the learner's, and names those that come later")
  func test_result_atAStep_doesNotLookAhead() async throws {
    try writeGoodTests()
    let own = stage.ownSteps()

    let grade = try #require(
      try await judge(at: own.first).result(on: stage).grades[stage.number]
    )

    let later = own.filter { grade.text.contains("Step \($0.number) comes later") }
    #expect(own.count > 1)
    #expect(later == Array(own.dropFirst()))
  }

  @Test("A green names a test that is red on no fault at all")
  func test_result_greenWithAnIdleTest_namesIt() async throws {
    try writeGoodTests(isGreen: true, isIdleTestThere: true)

    let result = try await judge(at: stage.ownSteps().last).result(on: stage)

    #expect(result.isDone)
    #expect(
      result.notes == [
        """
        test_idle passes on every faulty implementation. Does it compare what the requirement says?
        """
      ]
    )
  }

  @Test("A green is shown only with a whole grade, so that it is not taken back a moment later")
  func test_result_changedTestsAndGreen_runsAllFaults() async throws {
    let own = stage.ownSteps()
    let missed = try #require(own.first?.neededMutants.first)
    try writeGoodTests(isGreen: true)
    let sut = judge(at: own.last)
    let before = try await sut.result(on: stage)
    let older = before.grades[stage.number]?.ofOlderTests
    try writeGoodTests(missing: missed, isGreen: true)

    let result = try await sut.result(on: stage, earlier: older)

    #expect(before.isDone)
    #expect(result.current?.step == own.first)
    #expect(result.grades[stage.number]?.isWhole(for: own) == true)
  }
}
