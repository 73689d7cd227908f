import Foundation

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
      try LearnerFolder.make(for: file)
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
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try SystemError.naming(Self.path) { try Data(contentsOf: file) }
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
