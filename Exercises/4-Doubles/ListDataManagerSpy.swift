// Stage 4, the doubles: a data manager spy gives the answer that a test chose.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 4: the doubles", has a paragraph for each step.

import DoubleInterfaces
import Foundation
import TodoDomain

@MainActor
public final class ListDataManagerSpy: ListDataManagerSpying {
  public private(set) var calls: [ListDataManagerCall] = []
  private let answer: Result<[TodoItem], any Error>?

  // Without an answer, every request waits until a test gives it one.
  public init(answer: Result<[TodoItem], any Error>?) {
    self.answer = answer
  }

  public func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    []
  }

  public func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {}
}
