import Foundation
import Synchronization
import TodoDomain

/// A data manager between the solution and the real one: it may ask otherwise, and remembers.
///
/// Of several ranges a later one is asked only if the earlier ones gave nothing.
final class InterceptingDataManager: ListDataManagerInterface {
  private let real: any ListDataManagerInterface
  private let asked: @Sendable (Range<Date>) -> [Range<Date>]
  private let items = Mutex<[TodoItem]>([])

  init(
    _ real: any ListDataManagerInterface,
    asked: @escaping @Sendable (Range<Date>) -> [Range<Date>]
  ) {
    self.real = real
    self.asked = asked
  }

  /// What was fetched last.
  var fetched: [TodoItem] { items.withLock(\.self) }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    var all: [TodoItem] = []
    for range in asked(range) where all.isEmpty { all += try await real.todoItems(dueIn: range) }
    items.withLock { [all] in $0 = all }
    return all
  }
}
