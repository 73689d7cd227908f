import SuiteLedger

/// Decides on which implementations a test runs, and keeps the outcome of each trial.
///
/// A suite is judged by implementations, which it must accept or reject. The trait and the test case
/// call each test once for each implementation, one after the other, and report each end here.
public protocol SuiteJudge: AnyObject, Sendable {
  /// The names of the implementations, in order; empty if the test does not run at all.
  func implementations(for test: TestID) -> [String]

  /// Whether the failures of the trial are failures of the test in its framework.
  func counts(_ trial: Trial) -> Bool

  /// Begins a trial; from now on, its implementation is the one that a subject is made of.
  ///
  /// - Returns: The reason if the trial may not run; then it has no end.
  func begin(_ trial: Trial) -> String?

  /// Ends a trial; true if its outcome is doubtful, so that the same trial begins once more.
  func end(_ trial: Trial, _ end: TrialEnd) -> Bool

  /// Notes a failure of a trial that has ended: a task of its test outlived it.
  func note(_ failure: RecordedFailure, after trial: Trial)

  /// The failures that all trials of a test together show.
  func failures(after trials: [Trial]) -> [RecordedFailure]

  /// Begins a suite of Swift Testing; returns the reason if none of its tests may run.
  ///
  /// A suite inside it does not begin.
  func begin(suitesIn module: String, file: String, line: Int) -> String?

  /// Ends such a suite; returns the failures that its tests together show.
  func end(suitesIn module: String) -> [RecordedFailure]

  /// Ends a class of XCTest; returns the failures that its tests together show.
  func endClass() -> [RecordedFailure]
}

extension SuiteJudge {
  public func endClass() -> [RecordedFailure] { [] }
}
