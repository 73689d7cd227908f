import Foundation
import ScratchFolders
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataTesting

/// The record of the trials of a process, and of the processes before it.
struct TrialRecordTests {
  private let test = TestID(framework: .swiftTesting, module: "CounterTests", test: "test_turn")
  private let folder = ScratchFolder()
  private var file: URL { folder.url.appending(path: "run.ledger") }

  private func record(
    limit: Double = 60,
    hasHung: @escaping @Sendable (Trial) -> Void = { _ in }
  ) throws -> TrialRecord {
    try TrialRecord(file: file, limit: limit, hasHung: hasHung)
  }

  @Test("A trial writes its start, its notes, and its end with the time that it took")
  func test_trial_ends_isWritten() throws {
    let trial = Trial(test, on: "correct", with: "2, \"b\"")
    let scenario = ScenarioUnderWay(found: FoundScenario(seed: 7, number: 3), lines: ["a\nb"])
    var failure = FailureMessage("asked \"x\"", expected: ["a\nb"], got: [])
    (failure.file, failure.line) = ("F.swift", 3)
    let sut = try record()

    sut.begin(trial)
    sut.note(.actedLate)
    sut.note(.scenario(scenario), isKept: false)
    let seconds = sut.end(trial, .failed([failure]))

    let written = try Ledger(file: file).entries
    #expect(
      written == [
        LedgerEntry(trial, .started), LedgerEntry(trial, .actedLate),
        LedgerEntry(trial, .scenario(scenario)),
        LedgerEntry(trial, .ended(.failed([failure])), seconds: seconds),
      ]
    )
    #expect(sut.entries == written.filter { $0.event != .scenario(scenario) })
    #expect(sut.running == nil)
  }

  @Test("A run goes on behind the trial that ended the process, and begins none a second time")
  func test_hasBegun_inAnEarlierProcess() throws {
    let (crashed, next) = (Trial(test, on: "crashes"), Trial(test, on: "correct"))
    try LineAppender(file: file).append(LedgerEntry(crashed, .started))

    let sut = try record()
    sut.begin(next)

    #expect([crashed, next].map(sut.hasBegun) == [true, false])
    #expect(sut.entries.map(\.trial) == [crashed, next])
  }

  @Test("A trial without a sign of life for the whole limit has hung", .timeLimit(.minutes(1)))
  func test_trial_hangs_isReported() async throws {
    let trial = Trial(test, on: "hangs")
    let (hung, inbox) = AsyncStream.makeStream(of: Trial.self)
    let sut = try record(limit: 0.01) { inbox.yield($0) }

    sut.begin(trial)
    let reported = await hung.first { _ in true }

    #expect(reported == trial)
    #expect(sut.entries.map(\.event) == [.started, .ended(.hung(limit: 0.01))])
  }
}
