import Foundation
import TodoDomain

/// One request for items, as a spy records it.
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

/// A data manager spy: it records its requests, and gives the answer that a test chose.
///
/// Its code runs on the main actor, so it needs no lock.
@MainActor
public protocol ListDataManagerSpying: ListDataManagerInterface, AnyObject {
  /// Every request, oldest first, repeats included.
  var calls: [ListDataManagerCall] { get }
  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem]
  /// Gives an answer to a waiting request; the first request has the number 0.
  func give(_ answer: Result<[TodoItem], any Error>, to request: Int)
}
