import Foundation
import KataCore
import SuiteLedger

/// The results of a module's tests on one implementation.
struct OwnTestRun: Equatable, Sendable {
  /// The names of the tests that ran to an end.
  private(set) var tests: [String] = []
  /// The tests that rejected the implementation, with their messages.
  private(set) var rejections: [Rejection] = []
  /// The tests that passed although the implementation acted late, in a task.
  private(set) var late: [String] = []
  /// The tests that did not run on it, because they took too long on others.
  private(set) var slow: [String] = []
  /// How long each test ran, in seconds.
  private(set) var seconds: [String: Double] = [:]

  /// Reads the results on the `implementation`, a sentence, from its part of a ledger.
  init(of module: String, on implementation: String, from ledger: Ledger) {
    let all = ledger.tests(in: module)
    for test in all {
      let name = all.name(of: test)
      let arguments = ledger.arguments(of: test)
      func reject(_ cause: Rejection.Cause, _ message: FailureMessage) {
        rejections.append(
          Rejection(test: name, implementation: implementation, message: message, cause: cause)
        )
      }
      seconds[name] = ledger.seconds(of: test)
      switch ledger.result(of: test) {
      case Outcome.tooSlow: slow.append(name)
      case nil, .skipped: continue
      case .passed: if ledger.actedLate(in: test) { late.append(name) }
      case .failed(let failures):
        let message = failures.first ?? FailureMessage("It failed.")
        reject(.red, ledger.isUnsteady(test) ? message.ofUnsteadyTest : message)
      case .unfinished:
        let call = arguments.map { " with \($0)" } ?? ""
        let crash = ledger.crash(of: test).map { ": \($0.text)" } ?? "."
        reject(.crash, FailureMessage("It crashed\(call)\(crash)"))
      case .hung(let limit):
        let call = arguments.map { "With \($0) it" } ?? "It"
        let sentence = "\(call) ran longer than \(limit.formatted()) s."
        reject(.timeLimit, FailureMessage(sentence))
      }
      tests.append(name)
    }
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
