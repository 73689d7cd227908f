import DoubleInterfaces
import DoublesSolution
import Foundation
import TodoDomain

/// The finished spy of the data manager behind hooks.
///
/// A mutant replaces one of the hooks; the others stay the solution's.
@MainActor
final class LyingListDataManagerSpy: ListDataManagerSpying {
  private(set) var calls: [ListDataManagerCall] = []
  /// What a request is kept as.
  var kept: (Range<Date>) -> Range<Date> = { $0 }
  /// Whether a request waits for good, though it is given an answer.
  var isForgotten: (_ request: Int, _ requests: Int) -> Bool = { _, _ in false }
  /// Which requests an answer goes to.
  var receivers: (_ request: Int, _ waiting: [Int]) -> [Int] = { request, _ in [request] }
  private let solution: DoublesSolution.ListDataManagerSpy
  private var waiting: [Int] = []

  init(answer: Result<[TodoItem], any Error>?) {
    solution = DoublesSolution.ListDataManagerSpy(answer: answer)
  }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    waiting.append(calls.count)
    calls.append(.todoItems(dueIn: kept(range)))
    return try await solution.todoItems(dueIn: range)
  }

  func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    guard !isForgotten(request, calls.count) else { return }
    for receiver in receivers(request, waiting) {
      waiting.removeAll { $0 == receiver }
      solution.give(answer, to: receiver)
    }
  }
}
