import Foundation
import TodoStorage

/// One new store, and the trials of the contract with it; each returns the store's mistake.
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
    let inserted = try await insert(entries)
    return try await finds(
      inserted.filter { names.contains($0.name) },
      in: date(start)..<date(end)
    )
  }

  /// Inserts a record for each name and second, then asks for all.
  func keeps(_ entries: [(name: String, second: Int)]) async throws -> String? {
    try await finds(try await insert(entries), in: always)
  }

  /// Asks for a range, and compares the returned records, in any order.
  func finds(_ records: [TodoRecord], in range: Range<Date>) async throws -> String? {
    let found = Self.sorted(try await store.records(dueIn: range))
    let expected = Self.sorted(records)
    guard found != expected else { return nil }
    guard found.map(\.name) == expected.map(\.name) else {
      return "expected \(expected.map(\.name).prefix(20)), got \(found.map(\.name).prefix(20))"
    }
    return zip(expected, found).first { $0 != $1 }
      .map { "expected \(Self.text($0)), got \(Self.text($1))" }
  }

  func keepsTheSameRecordTwice() async throws -> String? {
    let record = record(1, name: "twice", second: 0)
    try await store.insert(record)
    try await store.insert(record)
    return try await finds([record, record], in: always)
  }

  func keepsTheMark() async throws -> String? {
    var done = record(1, name: "twin", second: 0)
    done.isDone = true
    let open = record(2, name: "twin", second: 0)
    for record in [done, open] { try await store.insert(record) }
    return try await finds([done, open], in: always)
  }

  /// A date is returned unchanged, and is found at its place within its second.
  func keepsFractions() async throws -> String? {
    let fractions = [0.1, 0.25, 0.999999, 1e-7]
    for (number, fraction) in fractions.enumerated() {
      let record = record(number, name: "\(fraction)", second: 10 * number, plus: fraction)
      try await store.insert(record)
      let start = date(10 * number)
      if let violation = try await finds([], in: start..<record.dueDate) { return violation }
      if let violation = try await finds([record], in: record.dueDate..<(start + 1)) {
        return violation
      }
    }
    return nil
  }

  /// Compares the result scalar by scalar: in Swift, two spellings of "ü" are equal.
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

  /// Reads again and again while records are inserted: each is there unchanged, or not there yet.
  func readsBesideInserts(count: Int) async throws -> String? {
    let records = (0..<count).map { record($0, name: "\($0)", second: $0) }
    let inserts = records.map { record in Task { try await store.insert(record) } }
    for insert in inserts {
      let found = try await store.records(dueIn: always)
      if let half = found.first(where: { !records.contains($0) }) {
        return "a reader during inserts got \(Self.text(half)), which was not inserted"
      }
      try await insert.value
    }
    return try await finds(records, in: always)
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
    let first = try await insert([("first", 0)])
    _ = try? await place.failingInsert(store)
    let second = record(2, name: "second", second: 0)
    try await store.insert(second)
    return try await finds(first + [second], in: always)
  }

  func failingReadSpoilsNothing() async throws -> String? {
    guard let failingRead = place.failingRead else { return nil }
    let first = try await insert([("first", 0)])
    do {
      try await failingRead(store)
      return "a read that failed threw no error"
    } catch {
      return try await finds(first, in: always)
    }
  }

  func keepsOverReopening() async throws -> String? {
    let inserted = try await insert([("first", 0), ("second", 0)])
    return try await StoreTrial(store: place.open(), place: place).finds(inserted, in: always)
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

  func insert(_ entries: [(name: String, second: Int)]) async throws -> [TodoRecord] {
    let records = entries.enumerated().map { record($0, name: $1.name, second: $1.second) }
    for record in records { try await store.insert(record) }
    return records
  }

  private static func sorted(_ records: [TodoRecord]) -> [TodoRecord] {
    records.sorted {
      ($0.name, $0.dueDate, $0.id.uuidString) < ($1.name, $1.dueDate, $1.id.uuidString)
    }
  }

  private static func text(_ record: TodoRecord) -> String {
    """
    \(record.name.prefix(20).debugDescription) \(record.id) \(record.dueDate.timeIntervalSince1970) \
    \(record.isDone ? "done" : "open")
    """
  }

  func record(
    _ number: Int,
    name: String,
    second: Int,
    plus fraction: Double = 0
  ) -> TodoRecord {
    let id = UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256))
    )
    return TodoRecord(id: id, name: name, dueDate: date(second) + fraction)
  }

  func date(_ second: Int) -> Date {
    Date(timeIntervalSince1970: 1_400_630_400 + Double(second))
  }
}
