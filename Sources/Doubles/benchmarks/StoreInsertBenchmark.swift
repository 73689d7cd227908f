import Foundation
import TodoApp
import TodoMocks
import TodoStorage

/// The longest case of the store contract, 1,000 parallel inserts, for each store.
@MainActor
struct StoreInsertBenchmark {
  private let count = 1000

  func run() async throws -> [Line] {
    let file = FileManager.default.temporaryDirectory.appending(component: "benchmarks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let (fileTime, fakeTime) = try await Stopwatch(rounds: 3).compare {
      try? FileManager.default.removeItem(at: file)
      try await insert(into: FileDataStore(file: file.path))
    } _: {
      try await insert(into: FakeDataStore())
    }
    return [
      Line(
        what: "\(count) parallel inserts into the file",
        time: fileTime,
        plain: "into the fake",
        plainTime: fakeTime
      )
    ]
  }

  private func insert(into store: any TodoDataStore) async throws {
    let inserts = (0..<count).map { number in
      let record = TodoRecord(id: UUID(), name: "\(number)", dueDate: .distantFuture)
      return Task { try await store.insert(record) }
    }
    for insert in inserts { try await insert.value }
  }
}
