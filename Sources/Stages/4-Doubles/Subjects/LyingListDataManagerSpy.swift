import DoubleInterfaces
import DoublesSolution
import Foundation
import TodoDomain

/// The finished data manager spy with hooks.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class LyingListDataManagerSpy: ListDataManagerSpying {
  private(set) var calls: [ListDataManagerCall] = []
  /// The range that is recorded for a request.
  var kept: (Range<Date>) -> Range<Date> = { $0 }
  /// Whether a request keeps waiting although it gets an answer.
  var isForgotten: (_ request: Int, _ requests: Int) -> Bool = { _, _ in false }
  /// Whether a request ends as soon as its task is cancelled.
  var endsWhenCancelled = false
  /// The requests that get an answer.
  var receivers: (_ request: Int, _ waiting: [Int]) -> [Int] = { request, _ in [request] }
  private let solution: DoublesSolution.ListDataManagerSpy
  private var waiting: [Int] = []

  init(answer: Result<[TodoItem], any Error>?) {
    solution = DoublesSolution.ListDataManagerSpy(answer: answer)
  }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    let request = calls.count
    waiting.append(request)
    calls.append(.todoItems(dueIn: kept(range)))
    guard endsWhenCancelled else { return try await solution.todoItems(dueIn: range) }
    return try await withTaskCancellationHandler {
      try await solution.todoItems(dueIn: range)
    } onCancel: {
      Task { @MainActor in solution.give(.failure(CancellationError()), to: request) }
    }
  }

  func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    guard !isForgotten(request, calls.count) else { return }
    for receiver in receivers(request, waiting) {
      waiting.removeAll { $0 == receiver }
      solution.give(answer, to: receiver)
    }
  }
}
