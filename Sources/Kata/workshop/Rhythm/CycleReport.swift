import Foundation
import KataJudge
import KataLearner

/// A learner's rhythm, according to the journal: the beats, the sizes of the changes, the reds.
struct CycleReport: Equatable, Sendable {
  /// The place of a run in the cycle of red, green and refactor.
  enum Beat: Character, Equatable, Sendable {
    /// A test of a step failed.
    case red = "R"
    /// A step waited for the learner's own test, or for a better one.
    case yours = "Y"
    /// Every step up to the one in focus was done.
    case green = "G"
    /// A green run after a green one at the same step, with a change of the code between them.
    case refactor = "*"
    /// A build that failed.
    case notBuilt = "x"
  }

  /// A period without a green run.
  struct Red: Equatable, Sendable {
    /// Its length in seconds, without the pauses.
    var duration: Double
    /// The stage and the step that were red when it began.
    var stage: Int
    /// The step's name; nil if the journal has none.
    var step: String?
  }

  /// Two runs that are further apart than this, in seconds, have a pause between them.
  static let pause: Double = 1_800

  /// The runs, oldest first.
  let entries: [JournalEntry]
  /// The beat of each run.
  let beats: [Beat]

  /// Reads the report from the entries of a journal, which are sorted by time.
  init(of entries: [JournalEntry]) {
    self.entries = entries.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }.map(\.element)
    beats = self.entries.map { entry in
      switch entry.kind {
      case .buildFailed: .notBuilt
      case .red: entry.ownTest == .awaited ? .yours : .red
      case .green: .green
      case .tidied: .refactor
      }
    }
  }

  /// The sizes of the changes between runs, in lines, smallest first; runs without one are left
  /// out.
  var sizes: [Int] { entries.map(\.change.lines).filter { $0 > 0 }.sorted() }

  /// The median of `sizes`; 0 without any.
  var medianSize: Int { sizes.isEmpty ? 0 : sizes[sizes.count / 2] }

  /// The number of steps that were seen red.
  var redSteps: Int { steps(of: zip(entries, beats).filter { $1 == .red }.map(\.0)) }

  /// The number of steps that were seen red by a test of the learner's.
  var redStepsByOwnTest: Int { steps(of: entries.filter { $0.ownTest == .red }) }

  /// The number of green runs, without those that found the same step still green.
  var greens: Int {
    let built = zip(entries, beats).filter { $1 != .notBuilt }
    return built.indices.count { index in
      guard built[index].1 == .green, index > 0 else { return built[index].1 == .green }
      let (before, beat) = built[index - 1]
      let entry = built[index].0
      return (before.stage, before.step) != (entry.stage, entry.step)
        || ![.green, .refactor].contains(beat)
    }
  }

  /// The number of green runs after which the learner tidied.
  var tidiedGreens: Int {
    let beats = beats.filter { $0 != .notBuilt }
    return zip(beats, beats.dropFirst()).count { $0 == .green && $1 == .refactor }
  }

  /// The longest time from a red run at a step to the next run that is not red at that step, or to
  /// the last run.
  var longestRed: Red? { reds.filter { $0.duration > 0 }.max { $0.duration < $1.duration } }

  /// Each period from a red run at a step to the next run that is not red at that step.
  var reds: [Red] {
    var reds: [Red] = []
    var red: Red?
    for (index, entry) in entries.enumerated() {
      let isRed = [.red, .notBuilt].contains(beats[index])
      if var current = red {
        let time = entry.time.timeIntervalSince(entries[index - 1].time)
        current.duration += time > Self.pause ? 0 : time
        let isSamePlace = (current.stage, current.step) == (entry.stage, entry.step)
        red = isRed && isSamePlace ? current : nil
        if red == nil { reds.append(current) }
      }
      if isRed, red == nil { red = Red(duration: 0, stage: entry.stage, step: entry.step) }
    }
    return reds + [red].compactMap(\.self)
  }

  private func steps(of entries: [JournalEntry]) -> Int {
    Set(entries.map { "\($0.stage).\($0.step ?? "")" }).count
  }
}
