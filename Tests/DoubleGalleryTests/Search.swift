import DoubleGallery
import TodoMocks

/// A typical part of an app: a search that waits for a pause in the typing.
@MainActor
final class Search {
  private let view: any LoadingView & AlertView
  private let clock: any Clock<Duration>
  private var pause: Task<Void, any Error>?

  init(view: any LoadingView & AlertView, clock: any Clock<Duration>) {
    self.view = view
    self.clock = clock
  }

  func type(_ text: String) {
    pause?.cancel()
    pause = Task {
      try await clock.sleep(for: .milliseconds(300))
      view.showAlert(text)
    }
  }
}

/// A typical part of an app: an operation, or an error if it takes too long.
struct TimeLimit: Error {
  static func run<Value: Sendable>(
    _ limit: Duration,
    on clock: any Clock<Duration>,
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await clock.sleep(for: limit)
        throw TimeLimit()
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw TimeLimit() }
      return first
    }
  }
}
