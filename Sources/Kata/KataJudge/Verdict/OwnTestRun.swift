import Foundation
import KataRun
import SuiteLedger

/// The results of a module's tests on one implementation.
struct OwnTestRun: Equatable, Sendable {
  /// The tests that ran to an end.
  private(set) var tests: [TestID] = []
  /// The tests that rejected the implementation, with their messages; each once for each cause.
  private(set) var rejections: [Rejection] = []
  /// The tests that passed although the implementation acted late, in a task.
  private(set) var late: [TestID] = []
  /// The tests that did not run on it, because they took too long on others.
  private(set) var slow: [TestID] = []
  /// How long each test ran, in seconds.
  private(set) var seconds: [TestID: Double] = [:]

  init(of module: String, from ledger: Ledger) {
    for test in ledger.tests(in: module) {
      let arguments = ledger.arguments(of: test)
      seconds[test] = ledger.seconds(of: test)
      switch ledger.result(of: test) {
      case Outcome.tooSlow: slow.append(test)
      case nil, .skipped: continue
      case .passed: if ledger.actedLate(in: test) { late.append(test) }
      case .failed(let failures):
        let message = failures.first ?? FailureMessage("It failed.")
        reject(test, .red, ledger.isUnsteady(test) ? message.ofUnsteadyTest : message)
      case .unfinished:
        let call = arguments.map { " with \($0)" } ?? ""
        let crash = ledger.crash(of: test).map { ": \($0.text)" } ?? "."
        reject(test, .crash, FailureMessage("It crashed\(call)\(crash)"))
      case .hung(let limit):
        let call = arguments.map { "With \($0) it" } ?? "It"
        let sentence = "\(call) ran longer than \(limit.formatted()) s."
        reject(test, .timeLimit, FailureMessage(sentence))
      }
      tests.append(test)
    }
  }

  private mutating func reject(
    _ test: TestID,
    _ cause: Rejection.Cause,
    _ message: FailureMessage
  ) {
    guard !rejections.contains(where: { $0.id == test && $0.cause == cause }) else { return }
    rejections.append(
      Rejection(test: test.test, implementation: "", message: message, cause: cause, id: test)
    )
  }
}

extension FailureMessage {
  // Below the other lines, because it is true of one run only.
  fileprivate var ofUnsteadyTest: FailureMessage {
    var message = self
    let advice = """
      A second run on the same code passed. If it uses random values, fix their seed; if it keeps \
      something in a static variable, make it anew in each test.
      """
    if expected.isEmpty { message.doing += "\n" + advice } else { message.notes.append(advice) }
    return message
  }
}
