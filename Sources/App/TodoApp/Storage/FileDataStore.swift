import Foundation
import Synchronization
import TodoStorage

/// Keeps records in one text file, a line for each, safe from crashes and from other processes.
///
/// A change replaces the whole file, and returns when it would survive a loss of power. A damaged
/// line is never changed or removed. It is an error for a read, except for a last line without an
/// end, which a person or another program left.
///
/// Several lines can have one identifier, for instance after a person joined two files. Each call
/// about it throws, until the person has decided which line to keep.
package nonisolated final class FileDataStore: EditableDataStore {
  private let file: StoreFile
  private let makesFolder: Bool
  private let isRequired: Bool
  private let onNotice: @Sendable (String) -> Void
  // Waiting for a lock or a disk blocks a thread, so the work stays off the threads of tasks.
  private let queue = DispatchQueue(label: "FileDataStore")
  private let failed = Mutex(false)
  private let lastNotice = Mutex<String?>(nil)
  // For an undo, because their fields that the app does not know are in no record.
  private let deletedLines = Mutex<[UUID: Data]>([:])

  /// Whether the most recently finished call threw an error; false before the first.
  ///
  /// The screens show errors to the user; the exit status reports them to the calling process.
  var lastCallFailed: Bool { failed.withLock(\.self) }

  /// Creates a store on the file at that path; the first call is the first to touch the disk.
  ///
  /// - Parameters:
  ///   - file: an absolute or relative path.
  ///   - makesFolder: whether an insert makes a missing folder; if not, it is an error.
  ///   - isRequired: whether a missing file is an error; if not, it has no records.
  ///   - onNotice: receives a sentence about a line that a read left out, once, on any thread, before
  ///     the read returns.
  package init(
    file: String,
    makesFolder: Bool = false,
    isRequired: Bool = false,
    onNotice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.file = StoreFile(path: file)
    self.makesFolder = makesFolder
    self.isRequired = isRequired
    self.onNotice = onNotice
  }

  package func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await onQueue { try self.read().filter { range.contains($0.dueDate) } }
  }

  package func insert(_ record: TodoRecord) async throws {
    try await onQueue {
      let old = self.deletedLines.withLock { $0[record.id] } ?? Data()
      let line = RecordLine().line(try RecordLine().encoded(record), keepingFieldsOf: old)
      if self.makesFolder { StoreFile.makeFolder(self.file.folder) }
      _ = try self.change { $0.adding(line) }
    }
  }

  package func record(withID id: UUID) async throws -> TodoRecord? {
    try await onQueue {
      let found = try self.read().filter { $0.id == id }
      if found.count > 1 { try StoreLines(self.file.read(), at: self.file.path).check(id) }
      return found.first
    }
  }

  package func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    try await onQueue {
      let line = try RecordLine().encoded(new)
      guard old.id == new.id else { return false }
      return try self.change {
        try $0.replacing(recordWithID: old.id, by: line) { record, _ in record == old }
      }
    }
  }

  package func delete(withID id: UUID) async throws -> TodoRecord? {
    try await onQueue {
      var deleted: TodoRecord?
      _ = try self.change { lines in
        try lines.replacing(recordWithID: id, by: nil) { record, line in
          deleted = record
          self.deletedLines.withLock { $0[id] = line }
          return true
        }
      }
      return deleted
    }
  }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        let result = Result(catching: work)
        self.failed.withLock { if case .failure = result { $0 = true } else { $0 = false } }
        continuation.resume(with: result)
      }
    }
  }

  private func read() throws -> [TodoRecord] {
    do {
      let (records, tornLine) = try StoreLines(file.read(), at: file.path).records()
      notice(
        tornLine.map { line in
          """
          Line \(line) of \(file.path), its last, is incomplete and was left out; all other items \
          are there. Complete or remove that line.
          """
        }
      )
      return records
    } catch let failure as StoreFile.Failure {
      if failure.code == ENOENT, !isRequired, folderExists || makesFolder { return [] }
      throw explained(failure, as: FileDataStoreError.notReadable)
    }
  }

  // Once, because each screen reads anew.
  private func notice(_ sentence: String?) {
    let isNew = lastNotice.withLock { last in
      defer { last = sentence }
      return last != sentence
    }
    if isNew, let sentence { onNotice(sentence) }
  }

  /// False if there is nothing to change.
  private func change(_ change: (StoreLines) throws -> Data?) throws -> Bool {
    do {
      return try file.replace { try change(StoreLines($0, at: file.path)) }
    } catch let failure as StoreFile.Failure {
      throw explained(failure, as: FileDataStoreError.notWritable)
    }
  }

  private func explained(
    _ failure: StoreFile.Failure,
    as other: (String, Int32) -> FileDataStoreError
  ) -> FileDataStoreError {
    switch failure.code {
    case EISDIR: .notAFile(file.path)
    case ENOENT where !folderExists: .folderMissing(file.folder)
    case ENOSPC, EDQUOT, EFBIG: .full(file.path)
    case EWOULDBLOCK: .locked(file.folder)
    default: other(file.path, failure.code)
    }
  }

  private var folderExists: Bool { FileManager.default.fileExists(atPath: file.folder) }
}
