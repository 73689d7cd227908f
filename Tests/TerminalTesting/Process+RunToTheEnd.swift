import Foundation

extension Process {
  /// Starts the process and waits for its end without blocking a thread.
  ///
  /// A blocked wait would take one of the few threads that all tests share. Other tests then cannot
  /// feed or end their processes, and all of them wait for each other.
  package func runToTheEnd() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      do {
        try run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}

/// Runs code that blocks on a thread of its own.
package func onThreadOfItsOwn<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
