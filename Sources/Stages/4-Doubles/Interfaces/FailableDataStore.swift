import TodoStorage

/// A store that works in memory, and fails when a test asks for it.
public nonisolated protocol FailableDataStore: AnyObject, TodoDataStore {
  /// Makes the next call fail with this error, a read or an insert; the call after it works again.
  func failNext(with error: any Error)
}
