import Foundation

extension Journal {
  /// Where the learner is, and since when.
  public struct Stay: Equatable, Sendable {
    /// The last run that was judged, else the last run.
    public var last: JournalEntry
    /// The time of the first of the latest runs that were all there.
    public var since: Date
  }

  /// Reads the end of the journal; nil if there is no run in it.
  ///
  /// Runs that did not build say nothing of where somebody is, unless there are no others. The notice
  /// says that lines are damaged, as far as they were looked at.
  ///
  /// - Throws: `JournalError.unreadable` if there is a file and it cannot be read.
  public func stay() throws(JournalError) -> (stay: Stay?, notice: String?) {
    let lines = try lines()
    let decoder = JSONDecoder()
    var stay: Stay?
    var lastBuild: JournalEntry?
    var samePlace: [Data] = []
    var damaged: [Int] = []
    var first: Data?
    for (index, line) in lines.enumerated().reversed() where !line.isEmpty {
      // Most lines are like the one behind them; that is seen without reading them.
      if !samePlace.isEmpty, samePlace.allSatisfy({ line.range(of: $0) != nil }) {
        first = line
        continue
      }
      guard let entry = try? decoder.decode(JournalEntry.self, from: line) else {
        damaged.append(index + 1)
        continue
      }
      if entry.kind == .buildFailed {
        lastBuild = lastBuild ?? entry
      } else if let known = stay?.last {
        guard known.stage == entry.stage, known.step == entry.step else { break }
        first = line
      } else {
        stay = Stay(last: entry, since: entry.time)
        samePlace = Self.marks(of: entry)
      }
    }
    if let entry = first.flatMap({ try? decoder.decode(JournalEntry.self, from: $0) }) {
      stay?.since = entry.time
    }
    return (
      stay ?? lastBuild.map { Stay(last: $0, since: $0.time) },
      Self.notice(of: damaged.reversed())
    )
  }

  // As `record` writes them; a line that is written otherwise is read like the first one.
  private static func marks(of entry: JournalEntry) -> [Data] {
    guard let step = entry.step else { return [] }
    return ["\"stage\":\(entry.stage),", "\"step\":\"\(step)\","].map { Data($0.utf8) }
  }
}
