import SuiteLedger
import Synchronization
import Testing
import XCTest

/// Judges a suite by correct implementations, which it must accept, and by faulty ones.
///
/// A test is red if it rejects a correct implementation. A suite is red if none of its tests catches
/// a faulty one; so is a run of only some tests. A test makes its subject of `running`. Each suite has
/// its own list.
///
/// In Swift Testing, the suite has the trait `judged(by:)`. In XCTest, the list is the `judge` of a
/// `JudgedTestCase`.
public final class ImplementationList<Implementation: Sendable>: SuiteJudge {
  private typealias Named = (name: String, implementation: Implementation)

  private let correct: [Named]
  private let faulty: [Named]
  private let current = Mutex<Implementation?>(nil)
  private let rejections = Mutex<Set<Trial>>([])
  // Where the suites stand that it judges.
  private let suites = Mutex<Set<String>>([])

  /// Creates a list of implementations, each with its name.
  public init(
    correct: KeyValuePairs<String, Implementation>,
    faulty: KeyValuePairs<String, Implementation>
  ) {
    self.correct = correct.map { ($0, $1) }
    self.faulty = faulty.map { ($0, $1) }
  }

  /// Creates a list of implementations whose descriptions are their names.
  public init(correct: [Implementation], faulty: [Implementation]) {
    self.correct = correct.map { ("\($0)", $0) }
    self.faulty = faulty.map { ("\($0)", $0) }
  }

  /// The implementation on which the test runs.
  ///
  /// If no test runs that this list judges, it is the first correct one, and the test fails.
  public var running: Implementation {
    if let running = current.withLock(\.self) { return running }
    let problem = """
      This list judges no test that runs now. Give the suite .judged(by:) with this list, or its \
      class of XCTest this judge.
      """
    if Test.current != nil { Issue.record("\(problem)") } else { XCTFail(problem) }
    guard let first = correct.first else { preconditionFailure(problem) }
    return first.implementation
  }

  /// The names of the faulty implementations that no test has caught yet.
  public var uncaught: [String] {
    let caught = rejections.withLock(\.self).map(\.implementation)
    return faulty.map(\.name).filter { !caught.contains($0) }
  }

  public func implementations(for test: TestID) -> [String] { correct.map(\.name) + uncaught }

  public func counts(_ trial: Trial) -> Bool {
    correct.contains { $0.name == trial.implementation }
  }

  public func begin(_ trial: Trial) -> String? {
    let named = (correct + faulty).first { $0.name == trial.implementation }
    current.withLock { $0 = named?.implementation }
    return nil
  }

  public func end(_ trial: Trial, _ end: TrialEnd) -> Bool {
    if case .failed = end { rejections.withLock { _ = $0.insert(trial) } }
    current.withLock { $0 = nil }
    return false
  }

  public func note(_ failure: RecordedFailure, after trial: Trial) {
    rejections.withLock { _ = $0.insert(trial) }
  }

  public func failures(after trials: [Trial]) -> [RecordedFailure] {
    trials.filter { trial in counts(trial) && rejections.withLock { $0.contains(trial) } }
      .map { RecordedFailure("The test rejects a correct implementation: \($0.implementation).") }
  }

  public func begin(suitesIn module: String, file: String, line: Int) -> String? {
    let name = file.split(separator: "/").last ?? ""
    suites.withLock { _ = $0.insert("\(name):\(line)") }
    return nil
  }

  public func end(suitesIn module: String) -> [RecordedFailure] { endClass() }

  public func endClass() -> [RecordedFailure] {
    problems.map { RecordedFailure($0) }
      + uncaught.map { RecordedFailure("No test catches a faulty implementation: \($0).") }
  }

  // Each would make a verdict that says nothing.
  private var problems: [String] {
    let places = suites.withLock { $0.sorted() }
    let names = (correct + faulty).map(\.name)
    let twice = names.first { name in names.count { $0 == name } > 1 }
    return [
      correct.isEmpty ? "The list has no correct implementation." : nil,
      faulty.isEmpty ? "The list has no faulty implementation." : nil,
      twice.map { "The list has two implementations with the name \($0)." },
      places.count > 1
        ? "\(places.joined(separator: " and ")) have one list; give each suite its own." : nil,
    ]
    .compactMap(\.self)
  }
}
