// Stage 4, the doubles: a data manager spy gives the answer that a test chose.
//
// The finished exercise, written from its history.

import DoubleInterfaces
import Foundation
import TodoDomain

@MainActor
public final class ListDataManagerSpy: ListDataManagerSpying {
  public private(set) var calls: [ListDataManagerCall] = []
  private let answer: Result<[TodoItem], any Error>?
  private var waiting: [Int: CheckedContinuation<[TodoItem], any Error>] = [:]

  // Without an answer, every request waits until a test gives it one.
  public init(answer: Result<[TodoItem], any Error>?) {
    self.answer = answer
  }

  public func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    let request = calls.count
    calls.append(.todoItems(dueIn: range))
    if let answer { return try answer.get() }
    return try await withCheckedThrowingContinuation { waiting[request] = $0 }
  }

  public func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    waiting.removeValue(forKey: request)?.resume(with: answer)
  }
}
