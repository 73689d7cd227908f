import Foundation

/// How a learner works, according to the journal: the beats, the sizes of the changes, the reds.
package struct CycleReport: Equatable, Sendable {
  /// What a run was in the cycle of red, green and refactor.
  package enum Beat: Character, Equatable, Sendable {
    /// A step was not done.
    case red = "R"
    /// Every step up to the one in focus was done.
    case green = "G"
    /// A green run after a green one, with a change between them at the same step.
    case refactor = "*"
    /// A build that failed.
    case notBuilt = "x"
  }

  /// A time in which no run was green.
  package struct Red: Equatable, Sendable {
    /// How long it was, in seconds, without the pauses.
    package var duration: Double
    /// The stage and the step that were red when it began.
    package var stage: Int
    /// The step's name; nil if the journal has none.
    package var step: String?
  }

  /// A time without a run that is longer than this, in seconds, is a pause.
  static let pause: Double = 1_800

  /// The runs, oldest first.
  package let entries: [JournalEntry]
  /// What each run was.
  package let beats: [Beat]

  /// Reads the report from the entries of a journal, which are sorted by time.
  package init(of entries: [JournalEntry]) {
    self.entries = entries.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }.map(\.element)
    beats = self.entries.map { entry in
      switch entry.kind {
      case .buildFailed: .notBuilt
      case .red: .red
      case .green: .green
      case .tidied: .refactor
      }
    }
  }

  /// The sizes of the changes between runs, in lines, smallest first; runs without one are left out.
  package var sizes: [Int] { entries.map(\.change.lines).filter { $0 > 0 }.sorted() }

  /// The size in the middle of `sizes`; 0 without any.
  package var medianSize: Int { sizes.isEmpty ? 0 : sizes[sizes.count / 2] }

  /// How many steps were seen red.
  package var redSteps: Int {
    Set(entries.filter { $0.kind == .red }.map { "\($0.stage).\($0.step ?? "")" }).count
  }

  /// The longest time from a run that was not green to the next green one, or to the last run.
  package var longestRed: Red? {
    var longest: Red?
    var red: Red?
    for (index, entry) in entries.enumerated() {
      if red != nil, index > 0 {
        let time = entry.time.timeIntervalSince(entries[index - 1].time)
        red?.duration += time > Self.pause ? 0 : time
      } else if !entry.isGreen {
        red = Red(duration: 0, stage: entry.stage, step: entry.step)
      }
      if let red, red.duration > longest?.duration ?? 0 { longest = red }
      if entry.isGreen { red = nil }
    }
    return longest
  }
}

extension JournalEntry {
  fileprivate var isGreen: Bool { kind == .green || kind == .tidied }
}
