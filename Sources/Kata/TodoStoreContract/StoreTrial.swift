import Foundation
import TodoStorage

/// One new store, and what a case of the contract does with it; each answer is what was wrong.
struct StoreTrial {
  let store: any TodoDataStore
  let place: StoreUnderContract.Place
  let always = Date(timeIntervalSince1970: -1e12)..<Date(timeIntervalSince1970: 1e12)

  /// Inserts a record for each name and second, then asks for a range of seconds.
  func finds(
    _ names: [String],
    from start: Int,
    to end: Int,
    of entries: [(name: String, second: Int)]
  ) async throws -> String? {
    for (number, entry) in entries.enumerated() {
      try await store.insert(record(number, name: entry.name, second: entry.second))
    }
    return try await finds(names, in: date(start)..<date(end))
  }

  /// Asks for a range, and compares the names that come, in any order.
  func finds(_ names: [String], in range: Range<Date>) async throws -> String? {
    let found = try await store.records(dueIn: range).map(\.name)
    guard found.sorted() != names.sorted() else { return nil }
    return "expected \(names.sorted().prefix(20)), got \(found.sorted().prefix(20))"
  }

  /// Compares what comes back scalar by scalar: to Swift, two spellings of "ü" are equal.
  func keeps(names: [String]) async throws -> String? {
    let inserted = names.enumerated().map { record($0, name: $1, second: 0) }
    for record in inserted { try await store.insert(record) }
    let found = try await store.records(dueIn: always)
    return inserted.first { record in
      !found.contains {
        $0 == record && $0.name.unicodeScalars.elementsEqual(record.name.unicodeScalars)
      }
    }
    .map { "\($0.name.prefix(20).debugDescription) did not come back as it was" }
  }

  func keepsParallelInserts(count: Int) async throws -> String? {
    let inserts = (0..<count).map { number in
      let record = record(number, name: "\(number)", second: number)
      return Task { try await store.insert(record) }
    }
    for insert in inserts { try await insert.value }
    let found = Set(try await store.records(dueIn: always).map(\.name)).count
    return found == count ? nil : "of \(count) records inserted in parallel, \(found) came back"
  }

  func failingInsertThrows() async -> String? {
    do {
      try await place.failingInsert(store)
      return "an insert that failed threw no error"
    } catch {
      return nil
    }
  }

  func failingInsertChangesNothing() async throws -> String? {
    try await store.insert(record(1, name: "first", second: 0))
    _ = try? await place.failingInsert(store)
    try await store.insert(record(2, name: "second", second: 0))
    return try await finds(["first", "second"], in: always)
  }

  func failingReadSpoilsNothing() async throws -> String? {
    guard let failingRead = place.failingRead else { return nil }
    try await store.insert(record(1, name: "first", second: 0))
    do {
      try await failingRead(store)
      return "a read that failed threw no error"
    } catch {
      return try await finds(["first"], in: always)
    }
  }

  func keepsOverReopening() async throws -> String? {
    try await store.insert(record(1, name: "first", second: 0))
    try await store.insert(record(2, name: "second", second: 0))
    return try await StoreTrial(store: place.open(), place: place)
      .finds(["first", "second"], in: always)
  }

  func variesOrder() async throws -> String? {
    for number in 0..<10 {
      try await store.insert(record(number, name: "\(number)", second: number))
    }
    let first = try await store.records(dueIn: always)
    for _ in 0..<10 {
      if try await store.records(dueIn: always) != first { return nil }
    }
    return "the order was the same eleven times"
  }

  private func record(_ number: Int, name: String, second: Int) -> TodoRecord {
    let id = UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256))
    )
    return TodoRecord(id: id, name: name, dueDate: date(second))
  }

  private func date(_ second: Int) -> Date {
    Date(timeIntervalSince1970: 1_400_630_400 + Double(second))
  }
}
