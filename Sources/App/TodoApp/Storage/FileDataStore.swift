import Foundation
import TodoStorage

/// Keeps records in one text file, a line for each, safe from crashes and from other processes.
///
/// An insert returns when the record would survive a loss of power. A crash can only cut the last
/// line short. The next call moves such a line to `FILE.torn` and reports that to `onNotice`; a
/// read that cannot write leaves the move to the next insert. Any other damage is an error, and the
/// file stays unchanged.
package nonisolated final class FileDataStore: TodoDataStore {
  private let path: String
  private let makesFolder: Bool
  private let onNotice: @Sendable (FileDataStoreNotice) -> Void
  // Waiting for a lock or a disk blocks a thread, so the work stays off the threads of tasks.
  private let queue = DispatchQueue(label: "FileDataStore")

  /// Creates a store on the file at that path; the first call is the first to touch the disk.
  ///
  /// - Parameters:
  ///   - file: an absolute or relative path.
  ///   - makesFolder: whether an insert makes a missing folder; if not, it is an error.
  ///   - onNotice: receives each repair, on any thread, before the call that repaired returns.
  package init(
    file: String,
    makesFolder: Bool = false,
    onNotice: @escaping @Sendable (FileDataStoreNotice) -> Void = { _ in }
  ) {
    path = file
    self.makesFolder = makesFolder
    self.onNotice = onNotice
  }

  package func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await onQueue { try self.read(dueIn: range) }
  }

  package func insert(_ record: TodoRecord) async throws {
    guard let line = RecordLine().encoded(record) else {
      throw FileDataStoreError.dueDateOutOfRange
    }
    try await onQueue { try self.append(line) }
  }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }

  private var folder: StoreFolder {
    StoreFolder(of: path)
  }

  private func read(dueIn range: Range<Date>) throws -> [TodoRecord] {
    do {
      // The lock ends here: the repair needs a lock of its own.
      let bytes = try LockedFile(path: path, for: .reading).read(from: 0)
      let lines = try StoreLines(bytes, at: path)
      if lines.lastLineIsTorn { try repairLastLineIfPossible() }
      return lines.records.filter { range.contains($0.dueDate) }
    } catch let failure as LockedFile.Failure {
      if failure.code == ENOENT, folder.exists || makesFolder { return [] }
      throw explained(failure, as: FileDataStoreError.notReadable)
    }
  }

  private func append(_ line: Data) throws {
    do {
      if makesFolder { try folder.make() }
      let file = try LockedFile(path: path, for: .appending)
      // Flush first: after the record is written, no error may occur.
      try folder.flush()
      try LastLine(of: file, at: path).repair(in: file, onNotice: onNotice)
      try file.append(line)
    } catch let failure as LockedFile.Failure {
      throw explained(failure, as: FileDataStoreError.notWritable)
    }
  }

  // A read succeeds even if the file cannot be written.
  private func repairLastLineIfPossible() throws {
    do {
      let file = try LockedFile(path: path, for: .appending)
      try LastLine(of: file, at: path).repair(in: file, onNotice: onNotice)
    } catch let failure as LockedFile.Failure {
      let reason = explained(failure, as: FileDataStoreError.notWritable).description
      onNotice(.tornLineLeft(file: path, reason: reason))
    }
  }

  private func explained(
    _ failure: LockedFile.Failure,
    as other: (String, String) -> FileDataStoreError
  ) -> FileDataStoreError {
    switch failure.code {
    case EISDIR: .notAFile(path)
    case ENOENT where !folder.exists: .folderMissing(folder.path)
    case ENOSPC, EDQUOT, EFBIG: .full(path)
    default: other(path, String(cString: strerror(failure.code)))
    }
  }
}
