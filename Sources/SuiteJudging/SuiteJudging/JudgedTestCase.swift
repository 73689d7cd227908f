import Foundation
import SuiteLedger
import Synchronization
import XCTest

/// The XCTest case that runs each test on each implementation.
///
/// Every test method is `async`: a class on the main actor with synchronous methods only aborts the
/// run on Linux. It is `open`, not `package`: other modules may inherit only from an open class.
open class JudgedTestCase: XCTestCase {
  /// The judge; nil for a class whose tests run once, as usual.
  open class var judge: (any SuiteJudge)? { nil }

  // Behind a lock, because an assertion may come from any thread.
  private let failures = Mutex<[RecordedFailure]>([])
  private var skipReason: String?
  private var trials: [Trial] = []
  // Whether this instance runs one trial for the instance of the framework.
  private var isSilent = false

  #if !canImport(Darwin)
  // How many tests of each class have still to run.
  private static let waiting = Mutex<[ObjectIdentifier: Int]>([:])
  private let closure: XCTestCaseClosure

  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    closure = testClosure
    super.init(name: name, testClosure: testClosure)
    _ = Self.countWaiting(by: 1)
  }

  // Returns how many are left.
  private static func countWaiting(by change: Int) -> Int {
    waiting.withLock { waiting in
      waiting[ObjectIdentifier(self), default: 0] += change
      return waiting[ObjectIdentifier(self), default: 0]
    }
  }
  #else
  open override class func tearDown() {
    for failure in judge?.endClass() ?? [] { XCTFail(failure.text) }
    super.tearDown()
  }
  #endif

  public final override func perform(_ run: XCTestRun) {
    // XCTest prints three lines for each test; those that run on nothing get none.
    if let judge = Self.judge, !isSilent {
      trials = judge.implementations(for: id).map { Trial(id, on: $0) }
      if trials.isEmpty { return }
    }
    super.perform(run)
  }

  public final override func invokeTest() {
    guard let judge = Self.judge, !isSilent else { return super.invokeTest() }
    // A second run of one instance traps on Linux, so each other trial has an instance of its own.
    let own = trials.first(where: judge.counts)
    for trial in trials {
      if trial == own { run(trial, judge) } else { runSilently(trial, judge) }
    }
    for failure in judge.failures(after: trials) { record(failure) }
    #if !canImport(Darwin)
    // A class cannot fail when it ends, so its last test does.
    if Self.countWaiting(by: -1) == 0 { judge.endClass().forEach(record) }
    #endif
    // XCTest would call a test passed whose failures do not count.
    if own == nil {
      skipReason = TrialEnd.doesNotCount
      super.invokeTest()
    }
  }

  public final override func setUpWithError() throws {
    if let skipReason { throw XCTSkip(skipReason) }
  }

  private func run(_ trial: Trial, _ judge: any SuiteJudge) {
    skipReason = judge.begin(trial)
    let before = testRun?.failureCount ?? 0
    super.invokeTest()
    guard skipReason == nil else { return }
    // The count decides; the kept failures only give the messages.
    let kept = failures.withLock(\.self)
    let isPassed = testRun?.failureCount == before && kept.isEmpty
    let isSkipped = isPassed && testRun?.hasBeenSkipped == true
    _ = judge.end(trial, isSkipped ? .skipped : isPassed ? .passed : .failed(kept))
  }

  private func runSilently(_ trial: Trial, _ judge: any SuiteJudge) {
    let hasSkipped = Mutex(false)
    guard let other = instance(onSkip: { hasSkipped.withLock { $0 = true } }) else { return }
    guard judge.begin(trial) == nil else { return }
    other.isSilent = true
    other.run()
    let kept = other.failures.withLock(\.self)
    let isSkipped = hasSkipped.withLock(\.self) || other.testRun?.hasBeenSkipped == true
    let end: TrialEnd = kept.isEmpty ? isSkipped ? .skipped : .passed : .failed(kept)
    if judge.end(trial, end) { return runSilently(trial, judge) }
    for failure in kept where judge.counts(trial) { record(failure) }
  }

  private var id: TestID {
    // "Module.Class" and "Class.method" on Linux, "-[Class method]" on macOS.
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    let method = name.split { ". ]".contains($0) }.last ?? ""
    return TestID(framework: .xctest, module: String(module), test: String(method))
  }

  private func keep(_ description: String, file: String?, line: Int?) {
    var failure = RecordedFailure(description)
    // A thrown error has no place on Linux.
    if file != "<EXPR>" { (failure.file, failure.line) = (file, line) }
    failures.withLock { [failure] in $0.append(failure) }
  }

  #if canImport(Darwin)
  // The framework makes an instance for each method; `onSkip` is not needed, because its run knows.
  private func instance(onSkip: @escaping @Sendable () -> Void) -> JudgedTestCase? {
    Self.defaultTestSuite.tests.lazy.compactMap { $0 as? JudgedTestCase }
      .first { $0.name == name }
  }

  public final override func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    keep(issue.compactDescription, file: location?.fileURL.path, line: location?.lineNumber)
    if !isSilent { super.record(issue) }
  }

  private func record(_ failure: RecordedFailure) {
    let place = XCTSourceCodeLocation(
      filePath: failure.file ?? "",
      lineNumber: failure.line ?? 0
    )
    super.record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: failure.text,
        sourceCodeContext: XCTSourceCodeContext(location: place)
      )
    )
  }
  #else
  private func instance(onSkip: @escaping @Sendable () -> Void) -> JudgedTestCase? {
    // A silent run is not started, and must not record that it skips.
    let instance = Self.init(name: name) { [closure] instance in
      do { try closure(instance) } catch is XCTSkip { onSkip() }
    }
    _ = Self.countWaiting(by: -1)
    return instance
  }

  public final override var testRunClass: AnyClass? {
    isSilent ? SilentTestRun.self : super.testRunClass
  }

  public final override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    keep(description, file: filePath, line: lineNumber)
    guard !isSilent else { return }
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  private func record(_ failure: RecordedFailure) {
    super.recordFailure(
      withDescription: failure.text,
      inFile: failure.file ?? "<EXPR>",
      atLine: failure.line ?? 0,
      expected: true
    )
  }
  #endif
}

#if !canImport(Darwin)
/// A run that no observer hears, so that nothing is printed.
private final class SilentTestRun: XCTestCaseRun {
  override func start() {}
  override func stop() {}
}
#endif
