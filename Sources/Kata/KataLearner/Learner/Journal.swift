import Foundation
import KataCore
import KataJudge

/// The runs in a working copy, one line each; lines are only added.
///
/// Any thread and several processes can write to it.
package struct Journal: Sendable {
  /// The path, relative to the package.
  package static let path = "\(LearnerFolder.path)/journal.jsonl"

  let package: URL

  package init(package: URL) {
    self.package = package
  }

  /// Adds an entry in a single write.
  ///
  /// - Throws: `SystemError` if the file cannot be written.
  package func record(_ entry: JournalEntry) throws(SystemError) {
    let file = package.appending(path: Self.path)
    try SystemError.naming(Self.path) {
      try PackageFile(Self.path, in: package).makeFolder()
      try LineAppender(file: file).append(entry)
    }
  }

  /// The entries, oldest first, none without a file; and a notice of damaged lines.
  ///
  /// Damaged lines are skipped and stay in the file.
  ///
  /// - Throws: `SystemError` if the file exists but cannot be read.
  package func entries() throws(SystemError) -> (entries: [JournalEntry], notice: String?) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var entries: [JournalEntry] = []
    var damaged: [Int] = []
    for (index, line) in try lines().enumerated() where !line.isEmpty {
      if let entry = try? decoder.decode(JournalEntry.self, from: line) {
        entries.append(entry)
      } else {
        damaged.append(index + 1)
      }
    }
    return (entries, Self.notice(of: damaged))
  }

  // Without their line ends; the last line may be cut off.
  private func lines() throws(SystemError) -> [Data] {
    let file = package.appending(path: Self.path)
    // The data of a pipe would never end.
    let kind = FileStamp(of: file.path)?.kind ?? .file
    guard kind == .file else { throw .somethingElse(file.path) }
    return try SystemError.naming(file.path) {
      do {
        return try Data(contentsOf: file)
      } catch CocoaError.fileReadNoSuchFile {
        return Data()
      }
    }
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func notice(of damaged: [Int]) -> String? {
    damaged.first.map { first in
      """
      Line \(first) of \(Self.path) could not be read. All damaged lines (\(damaged.count)) are \
      ignored here and kept in the file.
      """
    }
  }
}

extension Journal {
  /// The learner's step, and the time since when they are there.
  package struct Stay: Equatable, Sendable {
    /// The last judged run, or else the last run.
    package var last: JournalEntry
    /// The time of the first of the latest runs at the same step.
    package var since: Date
  }

  /// The learner's stay at their present step, nil without a run; and a notice of damaged lines.
  ///
  /// Runs that did not build count only if there are no others.
  ///
  /// - Throws: `SystemError` if the file exists but cannot be read.
  package func stay() throws(SystemError) -> (stay: Stay?, notice: String?) {
    let reading = try entries()
    let judged = reading.entries.filter { $0.kind != .buildFailed }
    guard let last = judged.last ?? reading.entries.last else { return (nil, reading.notice) }
    let latest = judged.reversed().prefix { $0.stage == last.stage && $0.step == last.step }
    return (Stay(last: last, since: latest.last?.time ?? last.time), reading.notice)
  }
}
