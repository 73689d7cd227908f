import SuiteLedger
import Synchronization
import Testing

@testable import SuiteJudging

/// The record of the trials of a process, and of the processes before it.
struct TrialRecordTests {
  private typealias Record = TrialRecord<String, String>

  private let test = TestID(framework: .swiftTesting, module: "CounterTests", test: "test_turn")
  private let written = Lines()

  /// The lines that a record has written.
  private final class Lines: Sendable {
    let all = Mutex<[Record.Line]>([])
    var events: [Record.Line.Event] { all.withLock { $0.map(\.event) } }
  }

  private func record(
    after earlier: [Record.Line] = [],
    limit: Double = 60,
    hasHung: @escaping @Sendable (Trial) -> Void = { _ in }
  ) -> Record {
    Record(
      earlier: earlier,
      limit: limit,
      append: { [written] line in written.all.withLock { $0.append(line) } },
      hasHung: hasHung
    )
  }

  @Test("A trial writes its start, its notes, and its end with the time that it took")
  func test_trial_ends_isWritten() {
    let trial = Trial(test, on: "correct")
    let sut = record()

    sut.begin(trial)
    sut.note("turned")
    sut.note("turned again", isKept: false)
    sut.end(trial, .failed(["no"]))

    #expect(
      written.events == [
        .started, .noted("turned"), .noted("turned again"), .ended(.failed(["no"])),
      ]
    )
    #expect(sut.lines.map(\.event) == [.started, .noted("turned"), .ended(.failed(["no"]))])
    #expect(sut.lines.last?.seconds != nil)
    #expect(sut.running == nil)
  }

  @Test("A run goes on behind the trial that ended the process, and begins none a second time")
  func test_hasBegun_inAnEarlierProcess() {
    let (crashed, next) = (Trial(test, on: "crashes"), Trial(test, on: "correct"))

    let sut = record(after: [Record.Line(crashed, .started)])
    sut.begin(next)

    #expect([crashed, next].map(sut.hasBegun) == [true, false])
    #expect(sut.lines.map(\.trial) == [crashed, next])
  }

  @Test("A trial without a sign of life for the whole limit has hung", .timeLimit(.minutes(1)))
  func test_trial_hangs_isReported() async {
    let trial = Trial(test, on: "hangs")
    let (hung, inbox) = AsyncStream.makeStream(of: Trial.self)
    let sut = record(limit: 0.01) { inbox.yield($0) }

    sut.begin(trial)
    let reported = await hung.first { _ in true }
    sut.end(trial, .passed)

    #expect(reported == trial)
    #expect(
      written.events.dropLast() == [.started, .ended(.hung(limit: 0.01))]
    )
  }
}
