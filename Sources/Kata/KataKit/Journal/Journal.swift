import Foundation

/// What happened in a working copy, one line a run; lines are added and never taken away.
public struct Journal: Sendable {
  /// What could be read, and what is to be said of the rest.
  public struct Reading: Equatable, Sendable {
    /// The entries, oldest first.
    public var entries: [JournalEntry]
    /// Says that lines are damaged; nil if none is.
    public var notice: String?
  }

  /// Where the journal is, relative to the package.
  public static let path = ".kata/journal.jsonl"

  private let package: URL

  /// The journal of a working copy.
  public init(package: URL) {
    self.package = package
  }

  /// Adds an entry in a single write.
  ///
  /// - Throws: `JournalError.unwritable` if the file cannot be written.
  public func record(_ entry: JournalEntry) throws {
    let file = package.appending(path: Self.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try LineAppender(file: file).append(entry)
    } catch let refusal as LineAppender.Refusal {
      throw JournalError.unwritable(file.path, reason: refusal.reason)
    } catch {
      throw JournalError.unwritable(file.path, reason: error.localizedDescription)
    }
  }

  /// Reads the entries; without a file there are none.
  ///
  /// Damaged lines are left out and stay in the file.
  ///
  /// - Throws: `JournalError.unreadable` if there is a file and it cannot be read.
  public func entries() throws(JournalError) -> Reading {
    let lines = try lines()
    let decoder = JSONDecoder()
    var reading = Reading(entries: [])
    var damaged: [Int] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if let entry = try? decoder.decode(JournalEntry.self, from: line) {
        reading.entries.append(entry)
      } else {
        damaged.append(index + 1)
      }
    }
    reading.notice = Self.notice(of: damaged)
    return reading
  }

  private func lines() throws(JournalError) -> [Data] {
    try data().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  func data() throws(JournalError) -> Data {
    let file = package.appending(path: Self.path)
    guard FileManager.default.fileExists(atPath: file.path) else { return Data() }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(file.path, reason: error.localizedDescription)
    }
  }

  static func notice(of damaged: [Int]) -> String? {
    guard let first = damaged.first else { return nil }
    let what =
      damaged.count == 1
      ? "line \(first) of \(Self.path) could not be read; it is"
      : "\(damaged.count) lines of \(Self.path) could not be read, the first is line \(first); they are"
    return what.prefix(1).uppercased() + what.dropFirst() + " left out here and kept there."
  }
}

/// What can be wrong with the journal's file.
public enum JournalError: Error, Equatable, CustomStringConvertible {
  case unwritable(String, reason: String)
  case unreadable(String, reason: String)

  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "The journal \(path) cannot be written: \(reason). kata doctor says what mends it."
    case .unreadable(let path, let reason):
      "The journal \(path) cannot be read: \(reason). kata doctor says what mends it."
    }
  }
}
