import Foundation

@testable import KataLearner
@testable import workshop

/// Runs from 21 May 2014, 09:00 UTC on, in a short form.
struct CycleFixture {
  private(set) var entries: [JournalEntry] = []
  private var minute = 0.0

  /// Adds runs, one a letter, some minutes apart; Y waits for an own test, r is red by one.
  mutating func add(
    _ letters: String,
    every minutes: Double = 1,
    lines: Int = 2,
    step: String = "first",
    missing missedFaults: [String] = []
  ) {
    for letter in letters {
      let kinds: [Character: JournalEntry.Kind] = [
        "R": .red, "G": .green, "x": .buildFailed, "T": .tidied, "Y": .red, "r": .red,
      ]
      entries.append(
        JournalEntry(
          time: Date(timeIntervalSince1970: 1_400_662_800 + minute * 60),
          stage: 1,
          step: step,
          kind: kinds[letter] ?? .red,
          ownTest: letter == "Y" ? .awaited : letter == "r" ? .red : nil,
          added: lines,
          missed: missedFaults
        )
      )
      minute += minutes
    }
  }

  /// Lets time pass.
  mutating func rest(minutes: Double) { minute += minutes }

  /// The report of the runs.
  var report: CycleReport { CycleReport(of: entries) }
}
