import Foundation
import TodoDomain

/// One request for items, as a spy keeps it.
public nonisolated enum ListDataManagerCall: Equatable, Sendable, CustomStringConvertible {
  case todoItems(dueIn: Range<Date>)

  public var description: String {
    switch self {
    case .todoItems(let range):
      """
      todoItems(dueIn: \(range.lowerBound.formatted(.iso8601))\
      ..<\(range.upperBound.formatted(.iso8601)))
      """
    }
  }
}

/// A data manager without data: it gives the answer that a test wants, when the test wants it.
///
/// Its code runs on the main actor, so it needs no lock.
@MainActor
public protocol ListDataManagerSpying: ListDataManagerInterface, AnyObject {
  /// Every request, oldest first, repeats included.
  var calls: [ListDataManagerCall] { get }
  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem]
  /// Gives a request that waits its answer; the first of all requests is number 0.
  func give(_ answer: Result<[TodoItem], any Error>, to request: Int)
}
