import TodoStorage

/// A store that works, in memory, and fails when a test wants it to.
public nonisolated protocol FailableDataStore: AnyObject, TodoDataStore {
  /// Makes the next call fail with this error, a read or an insert; the one after it does not.
  func failNext(with error: any Error)
}
