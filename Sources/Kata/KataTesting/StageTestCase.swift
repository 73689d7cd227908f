import Foundation
import KataRun
import Synchronization
import XCTest

/// The XCTest case of the stages: it allows one red at a time and keeps the ledger.
///
/// Every test method is `async`: a class on the main actor with synchronous methods only aborts the
/// run on Linux. A subclass prepares its subject in a `makeSUT`, not in `setUp`.
///
/// It is `open`, not `package`: other modules may inherit only from an open class.
@MainActor
open class StageTestCase: XCTestCase {
  // Behind a lock, because an assertion may come from any thread.
  private nonisolated let failures = Mutex<[FailureMessage]>([])
  private var isRunning = false

  // Before any code of the class: it shall not know on which implementation it runs.
  public nonisolated final override class func setUp() { _ = StageRun.current }

  public nonisolated final override func perform(_ run: XCTestRun) {
    guard !StageRun.current.passesOver(id) else { return }
    super.perform(run)
  }

  // No call of super: on Linux it is not isolated, and it is empty.
  public final override func setUp() async throws {
    failures.withLock { $0 = [] }
    if let reason = await StageRun.current.begin(id) { throw XCTSkip(reason) }
    isRunning = true
  }

  public final override func tearDown() async throws {
    guard isRunning else { return }
    isRunning = false
    // The count decides; the kept failures only give the messages.
    let kept = failures.withLock(\.self)
    let isPassed = testRun?.failureCount == 0 && kept.isEmpty
    if isPassed, testRun?.hasBeenSkipped == true {
      StageRun.current.end(id, .skipsItself)
    } else {
      StageRun.current.end(id, isPassed ? .passed : .failed(kept))
    }
  }

  private nonisolated var id: TestID {
    // "Module.Class" and "Class.method" on Linux, "-[Class method]" on macOS.
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    let method = name.split { ". ]".contains($0) }.last ?? ""
    return TestID(framework: .xctest, module: String(module), test: String(method))
  }

  private nonisolated func keep(_ description: String, file: String?, line: Int?) {
    var failure = StageRun.current.message(FailureMessage.sentence(inXCTest: description))
    // A thrown error has no place on Linux.
    if file != "<EXPR>" { (failure.file, failure.line) = (file, line) }
    failures.withLock { [failure] in $0.append(failure) }
  }

  #if canImport(Darwin)
  public final override func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    keep(issue.compactDescription, file: location?.fileURL.path, line: location?.lineNumber)
    super.record(issue)
  }
  #else
  public final override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    keep(description, file: filePath, line: lineNumber)
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }
  #endif
}
