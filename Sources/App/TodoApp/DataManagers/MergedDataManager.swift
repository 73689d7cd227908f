import Foundation
import TodoDomain

/// One list of two sources, which are asked at once and may answer in any order.
///
/// Without the items of the first source there is no list. Those of the other one are missing if it
/// fails, or takes longer than a limit; then `onMissing` is called with the reason, on any thread.
package nonisolated final class MergedDataManager: ListDataManagerInterface {
  private let own: any ListDataManagerInterface
  private let other: any ListDataManagerInterface
  private let limit: Duration
  private let clock: any Clock<Duration>
  private let onMissing: @Sendable (any Error) -> Void

  package init(
    _ own: any ListDataManagerInterface,
    and other: any ListDataManagerInterface,
    limit: Duration,
    clock: any Clock<Duration>,
    onMissing: @escaping @Sendable (any Error) -> Void
  ) {
    self.own = own
    self.other = other
    self.limit = limit
    self.clock = clock
    self.onMissing = onMissing
  }

  package func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    async let others = othersOrNone(dueIn: range)
    return try await own.todoItems(dueIn: range) + others
  }

  // A source that ignores its cancellation is not waited for, as the child of a group would be.
  private func othersOrNone(dueIn range: Range<Date>) async -> [TodoItem] {
    let (answers, inbox) = AsyncStream.makeStream(of: Result<[TodoItem], any Error>.self)
    let asking = Task { [other] in
      do { inbox.yield(.success(try await other.todoItems(dueIn: range))) } catch {
        inbox.yield(.failure(error))
      }
    }
    let waiting = Task { [clock, limit] in
      try await clock.sleep(for: limit)
      inbox.yield(.failure(TooLate(limit: limit)))
    }
    defer {
      asking.cancel()
      waiting.cancel()
    }
    // Without an answer, the request was cancelled.
    guard let answer = await answers.first(where: { _ in true }) else { return [] }
    do { return try answer.get() } catch {
      onMissing(error)
      return []
    }
  }
}

/// A source did not answer within a limit.
package nonisolated struct TooLate: Error, Equatable, CustomStringConvertible {
  package let limit: Duration

  package var description: String {
    "it took longer than \(limit.formatted(.units(allowed: [.seconds], width: .wide)))"
  }
}
