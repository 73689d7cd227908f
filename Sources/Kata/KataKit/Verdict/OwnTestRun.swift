import Foundation

/// The results of a module's tests on one implementation.
struct OwnTestRun: Equatable, Sendable {
  /// The tests that ran to an end, by name; a name in both frameworks counts once.
  private(set) var tests: [String] = []
  /// The tests that rejected the implementation, with their messages.
  private(set) var rejections: [Rejection] = []
  /// The tests that passed although the implementation acted late, in a task.
  private(set) var late: [String] = []
  /// The way in which the implementation was caught; nil if every test accepted it.
  private(set) var catching: Catch?
  /// Whether the tests have changed since they ran.
  var isOfOlderTests = false

  init(of module: String, from ledger: Ledger) {
    var red: [String] = []
    for test in ledger.tests(in: module) {
      let arguments = ledger.arguments(of: test)
      switch ledger.result(of: test) {
      case nil, .skipped: continue
      case .passed: if ledger.actedLate(in: test) { late.append(test.test) }
      case .failed(let failures):
        if !red.contains(test.test) { red.append(test.test) }
        reject(test, failures.first?.message ?? FailureMessage("It failed."))
      case .unfinished:
        catching = catching ?? .crash(test.test)
        let call = arguments.map { " with \($0)" } ?? ""
        reject(test, FailureMessage("It crashed\(call)."))
      case .hung(let limit):
        catching = catching ?? .timeLimit(test.test)
        let call = arguments.map { "With \($0) it" } ?? "It"
        let sentence = "\(call) ran longer than \(limit.formatted()) s."
        reject(test, FailureMessage(sentence))
      }
      if !tests.contains(test.test) { tests.append(test.test) }
    }
    if !red.isEmpty { catching = .red(by: red) }
  }

  /// The same run without the tests that are gone since then.
  func limited(to present: [String]) -> OwnTestRun {
    var run = self
    let gone = Set(tests).subtracting(present)
    run.tests.removeAll(where: gone.contains)
    run.late.removeAll(where: gone.contains)
    run.rejections.removeAll { gone.contains($0.test) }
    run.catching = catching?.without(gone)
    return run
  }

  private mutating func reject(_ test: TestID, _ message: FailureMessage) {
    rejections.append(Rejection(test: test.test, implementation: "", message: message))
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

/// The way in which a mutant was caught.
enum Catch: Equatable, Sendable {
  case red(by: [String])
  case crash(String)
  case timeLimit(String)

  /// The tests that caught it.
  var tests: [String] {
    switch self {
    case .red(let tests): tests
    case .crash(let test), .timeLimit(let test): [test]
    }
  }

  /// The same without these tests; nil if no other test caught it.
  func without(_ others: Set<String>) -> Catch? {
    switch self {
    case .red(let tests):
      let left = tests.filter { !others.contains($0) }
      return left.isEmpty ? nil : .red(by: left)
    case .crash(let test), .timeLimit(let test): return others.contains(test) ? nil : self
    }
  }
}
