import TodoStorage

/// A store that works in memory, and fails when a test asks for it.
public nonisolated protocol FailableDataStore: AnyObject, TodoDataStore {
  /// Makes the next call, a read or an insert, fail with this error; the call after it works again.
  ///
  /// A second error before that call replaces the first.
  func failNext(with error: any Error)
}
