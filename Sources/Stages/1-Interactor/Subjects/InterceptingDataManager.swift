import Foundation
import Synchronization
import TodoDomain

/// A data manager between the solution and the real one: it can change the range, and keeps items.
///
/// Of several ranges, a later one is requested only if the earlier ones returned no items.
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

  /// The items that were fetched last.
  var fetched: [TodoItem] { items.withLock(\.self) }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    var all: [TodoItem] = []
    for range in asked(range) where all.isEmpty { all += try await real.todoItems(dueIn: range) }
    items.withLock { [all] in $0 = all }
    return all
  }
}
