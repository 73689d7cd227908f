import Foundation
import KataRun

/// The results of a module's tests on one implementation.
struct OwnTestRun: Equatable, Sendable {
  /// The tests that ran to an end.
  private(set) var tests: [TestID] = []
  /// The tests that rejected the implementation, with their messages; each once for each cause.
  private(set) var rejections: [Rejection] = []
  /// The tests that passed although the implementation acted late, in a task.
  private(set) var late: [TestID] = []
  /// Whether the tests have changed since they ran.
  var isOfOlderTests = false

  init(of module: String, from ledger: Ledger) {
    for test in ledger.tests(in: module) {
      let arguments = ledger.arguments(of: test)
      switch ledger.result(of: test) {
      case nil, .skipped: continue
      case .passed: if ledger.actedLate(in: test) { late.append(test) }
      case .failed(let failures):
        reject(test, .red, failures.first ?? FailureMessage("It failed."))
      case .unfinished:
        let call = arguments.map { " with \($0)" } ?? ""
        reject(test, .crash, FailureMessage("It crashed\(call)."))
      case .hung(let limit):
        let call = arguments.map { "With \($0) it" } ?? "It"
        let sentence = "\(call) ran longer than \(limit.formatted()) s."
        let cause = limit < Outcome.limitOfARun ? Rejection.Cause.timeLimit : .limitOfARun
        reject(test, cause, FailureMessage(sentence))
      }
      tests.append(test)
    }
  }

  /// The same run without the tests that are gone since then.
  func limited(to present: [TestID]) -> OwnTestRun {
    var run = self
    let gone = Set(tests).subtracting(present)
    run.tests.removeAll(where: gone.contains)
    run.late.removeAll(where: gone.contains)
    run.rejections.removeAll { $0.id.map(gone.contains) ?? false }
    return run
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
  var ofUnsteadyTest: FailureMessage {
    var message = self
    let advice =
      "A second run on the same code passed. If it uses random values, fix their seed."
    if expected.isEmpty { message.doing += "\n" + advice } else { message.notes.append(advice) }
    return message
  }
}
