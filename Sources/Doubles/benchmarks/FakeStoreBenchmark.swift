import Foundation
import TodoMocks
import TodoStorage

/// A range query of the fake store, compared with a binary search in a sorted array and a copy.
// Not on the main actor: the way there and back takes longer than a narrow query.
struct FakeStoreBenchmark {
  private let count = 1_000_000

  func run() async throws {
    let sorted = (0..<count).map { number in
      TodoRecord(id: UUID(), name: "\(number)", dueDate: date(number))
    }
    let store = FakeDataStore(records: sorted, seed: 1)
    for width in [100, 10_000, count - 1] {
      let start = (count - width) / 2
      let range = date(start)..<date(start + width)
      let queries = count / width
      let what = "\(queries) queries for \(width) of \(count) records"
      var found = 0
      try await Stopwatch().compare(what, with: "search and copy") {
        for _ in 0..<queries { found += try await store.records(dueIn: range).count }
      } _: {
        for _ in 0..<queries { found += copy(of: sorted, dueIn: range).count }
      }
      // Read the result, so that the compiler cannot remove the work.
      guard found > 0 else { throw Stopwatch.NothingDone() }
    }
  }

  private func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

  // Not inlined, so that the compiler makes the copy although only its count is used.
  @inline(never)
  private func copy(of sorted: [TodoRecord], dueIn range: Range<Date>) -> [TodoRecord] {
    Array(sorted[place(of: range.lowerBound, in: sorted)..<place(of: range.upperBound, in: sorted)])
  }

  private func place(of date: Date, in sorted: [TodoRecord]) -> Int {
    var bounds = 0..<sorted.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        sorted[middle].dueDate < date
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
