import CommandLineKit
import Foundation
import KataCore
import KataLearner

/// A learner's rhythm, according to the journal: the beats, the sizes of the changes, the reds.
struct CycleReport: Equatable, Sendable {
  /// The place of a run in the cycle of red, green and refactor; the cases in the order of the lanes.
  enum Beat: Character, CaseIterable, Sendable {
    /// A test of a step failed.
    case red = "R"
    /// Every step up to the one in focus was done.
    case green = "G"
    /// A green run after a green one at the same step, with a change of the code between them.
    case refactor = "*"
    /// A build that failed.
    case notBuilt = "x"
    /// A step waited for the learner's own test, or for a better one.
    case yours = "Y"

    init(of entry: JournalEntry) {
      self =
        switch entry.kind {
        case .buildFailed: .notBuilt
        case .red: entry.ownTest == .awaited ? .yours : .red
        case .green: .green
        case .tidied: .refactor
        }
    }

    /// Its name for people, its class on a page, and its look on a terminal.
    var looks: (name: String, page: String, text: TextStyle.Look) {
      switch self {
      case .red: ("red", "red", .red)
      case .green: ("green", "green", .green)
      case .refactor: ("tidied", "tidied", .cyan)
      case .notBuilt: ("did not build", "broken", .yellow)
      case .yours: ("waits for a test", "yours", .cyan)
      }
    }
  }

  /// A period without a green run: the run with which it began, and its seconds without the pauses.
  typealias Red = (start: JournalEntry, duration: Double)

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
    beats = self.entries.map(Beat.init)
  }

  /// The sizes of the changes between runs, in lines, smallest first; runs without one are left
  /// out.
  var sizes: [Int] { entries.map(\.change.lines).filter { $0 > 0 }.sorted() }

  /// The median of `sizes`; 0 without any.
  var medianSize: Int { sizes.isEmpty ? 0 : sizes[sizes.count / 2] }

  /// The number of steps that were seen red.
  var redSteps: Int { Set(zip(entries, beats).filter { $1 == .red }.map(\.0.key)).count }

  /// The number of steps that were seen red by a test of the learner's.
  var redStepsByOwnTest: Int { Set(entries.filter { $0.ownTest == .red }.map(\.key)).count }

  /// The number of green runs, without those that found the same step still green.
  var greens: Int {
    let built = zip(entries, beats).filter { $1 != .notBuilt }
    return built.indices.count { index in
      guard built[index].1 == .green, index > 0 else { return built[index].1 == .green }
      let (before, beat) = built[index - 1]
      return before.key != built[index].0.key || ![.green, .refactor].contains(beat)
    }
  }

  /// The number of green runs after which the learner tidied.
  var tidiedGreens: Int {
    var count = 0
    // The step of the last green that is not tidied yet, and the step that is green.
    var (untidied, green): (String?, String?)
    for (entry, beat) in zip(entries, beats) where beat != .notBuilt {
      if beat == .refactor, untidied == entry.key {
        count += 1
        untidied = nil
      } else if beat == .green, green != entry.key {
        untidied = entry.key
      }
      green = [.green, .refactor].contains(beat) ? entry.key : nil
    }
    return count
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
        red = isRed && current.start.key == entry.key ? current : nil
        if red == nil { reds.append(current) }
      }
      if isRed, red == nil { red = (entry, 0) }
    }
    return reds + [red].compactMap(\.self)
  }
}

extension JournalEntry {
  /// The key of its step, as `STAGE.NAME`.
  var key: String { "\(stage).\(step ?? "")" }
}

extension Curriculum {
  /// The step of a run as `1.2 It counts a turn`; the stage if the step is not known.
  func title(of run: JournalEntry) -> String {
    step(withKey: run.key).map { "\($0.label) \($0.title)" } ?? "stage \(run.stage)"
  }
}
