import Foundation
import TodoStorage

/// Keeps records in one text file, a line for each, safe from crashes and from other processes.
///
/// An insert returns when the record would survive a loss of power. A crash can only cut the last
/// line short: such a line is moved to `FILE.torn` and told to `onNotice`, at the next insert where a
/// read cannot write. Any other damage is an error, and the file stays as it was.
public nonisolated final class FileDataStore: TodoDataStore {
  private let path: String
  private let makesFolder: Bool
  private let onNotice: @Sendable (FileDataStoreNotice) -> Void
  // Waiting for a lock or a disk blocks a thread, so it is not one of those that tasks share.
  private let queue = DispatchQueue(label: "FileDataStore")

  /// Creates a store on the file at that path; nothing is touched before the first call.
  ///
  /// - Parameters:
  ///   - file: an absolute or relative path.
  ///   - makesFolder: whether a missing folder is made to write; else it is an error.
  ///   - onNotice: is told of each repair, on any thread, before the call that repaired returns.
  public init(
    file: String,
    makesFolder: Bool = false,
    onNotice: @escaping @Sendable (FileDataStoreNotice) -> Void = { _ in }
  ) {
    path = file
    self.makesFolder = makesFolder
    self.onNotice = onNotice
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await onQueue { try self.read(dueIn: range) }
  }

  public func insert(_ record: TodoRecord) async throws {
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
      let found = try StoreLines.read(
        LockedFile(path: path, for: .reading),
        at: path,
        dueIn: range
      )
      if found.lastLineIsTorn { try repairLastLineOrPutItOff() }
      return found.records
    } catch let failure as LockedFile.Failure {
      if failure.code == ENOENT, folder.exists || makesFolder { return [] }
      throw explained(failure, as: FileDataStoreError.notReadable)
    }
  }

  private func append(_ line: Data) throws {
    do {
      if makesFolder { try folder.make() }
      let file = try LockedFile(path: path, for: .appending)
      // Before the record, so that an error after it was written cannot come.
      try folder.flush()
      try LastLine(of: file, at: path).repair(in: file, onNotice: onNotice)
      try file.append(line)
    } catch let failure as LockedFile.Failure {
      throw explained(failure, as: FileDataStoreError.notWritable)
    }
  }

  // What can be read is read, also where nothing can be written.
  private func repairLastLineOrPutItOff() throws {
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
