import Foundation
import Synchronization
import TodoDomain

/// A data manager that asks the real one once, and then answers from memory.
final class RememberingDataManager: ListDataManagerInterface {
  private let real: any ListDataManagerInterface
  private let items = Mutex<[TodoItem]?>(nil)

  init(_ real: any ListDataManagerInterface) {
    self.real = real
  }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    if let items = items.withLock(\.self) { return items }
    let answer = try await real.todoItems(dueIn: range)
    items.withLock { $0 = answer }
    return answer
  }
}
