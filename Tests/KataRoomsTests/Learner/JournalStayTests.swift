import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataLearner

struct JournalStayTests {
  private let folder = ScratchFolder()
  private var journal: Journal { Journal(package: folder.url) }

  private func time(_ minute: Int) -> Date { Date(timeIntervalSince1970: Double(minute) * 60) }

  @Test("Before the first run, the learner has no place")
  func test_stay_noJournal_isNil() throws {
    #expect(try journal.stay().stay == nil)
  }

  @Test(
    "The learner is at the step of the last run that built, since the latest arrival there",
    arguments: [
      (["1 a", "1 b", "1 a", "1 a", "1 a"], "a", 3),
      // The same step of another stage is another place.
      (["1 a", "2 a"], "a", 2),
      // A run that did not build counts only if there is no other.
      (["1 a broken"], "a", 1), (["1 a broken", "1 b", "1 a broken"], "b", 2),
      // After the last step.
      (["1 a", "1", "1"], nil, 2),
    ] as [([String], String?, Int)]
  )
  func test_stay_runs_beginAtTheLatestArrival(runs: [String], step: String?, since: Int) throws {
    for (minute, run) in zip(1..., runs) {
      let words = run.split(separator: " ").map(String.init)
      try journal.record(
        JournalEntry(
          time: time(minute),
          stage: Int(words[0]) ?? 0,
          step: words.count > 1 ? words[1] : nil,
          kind: words.last == "broken" ? .buildFailed : .red
        )
      )
    }

    let stay = try #require(try journal.stay().stay)

    #expect(stay.last.step == step)
    #expect(stay.since == time(since))
  }
}
