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
    let expected = try await insert(entries).filter { names.contains($0.name) }
    return try await finds(expected, in: date(start)..<date(end))
  }

  /// Asks for all records.
  func has(_ records: [TodoRecord]) async throws -> String? {
    try await finds(records, in: always)
  }

  /// Asks for a range, and compares the returned records, in any order.
  func finds(_ records: [TodoRecord], in range: Range<Date>) async throws -> String? {
    let found = Self.sorted(try await store.records(dueIn: range))
    let expected = Self.sorted(records)
    guard found.map(\.name) == expected.map(\.name) else {
      return "expected \(Self.names(expected)), got \(Self.names(found))"
    }
    return zip(expected, found).first { !Self.areSame($0, $1) }
      .map { "expected \(Self.text($0)), got \(Self.text($1))" }
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
    let whole = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
    let inserts = records.map { record in Task { try await store.insert(record) } }
    for insert in inserts {
      let found = try await store.records(dueIn: always)
      if let half = found.first(where: { $0 != whole[$0.id] }) {
        return "a reader during inserts got \(Self.text(half)), which was not inserted"
      }
      try await insert.value
    }
    return try await has(records)
  }

  /// Makes a call that cannot succeed; the store still has these records.
  func fails(
    _ call: StoreUnderContract.FailingCall?,
    with records: [TodoRecord]
  ) async throws -> String? {
    guard let call else { return nil }
    do {
      try await call(records[0])
      return "a call that failed threw no error"
    } catch {
      return try await has(records)
    }
  }

  /// Makes an insert that cannot succeed, then one that can.
  func failingInsertChangesNothing() async throws -> String? {
    let first = try await insert([record(1, name: "first")])
    _ = try? await place.failingInsert(first[0])
    return try await has(first + insert([record(2, name: "second")]))
  }

  /// Opens the store again, and asks for all records.
  func hasReopened(_ records: [TodoRecord]) async throws -> String? {
    guard let reopen = place.reopen else { return nil }
    return try await StoreTrial(store: reopen(), place: place).has(records)
  }

  func variesOrder() async throws -> String? {
    _ = try await insert((0..<10).map { ("\($0)", $0) })
    let first = try await store.records(dueIn: always)
    for _ in 0..<10 {
      if try await store.records(dueIn: always) != first { return nil }
    }
    return "the order was the same eleven times"
  }

  /// Inserts a record for each name and second, and returns all of them.
  func insert(_ entries: [(name: String, second: Int)]) async throws -> [TodoRecord] {
    try await insert(entries.enumerated().map { record($0, name: $1.name, second: $1.second) })
  }

  /// Inserts these records, and returns them.
  func insert(_ records: [TodoRecord]) async throws -> [TodoRecord] {
    for record in records { try await store.insert(record) }
    return records
  }

  private static func sorted(_ records: [TodoRecord]) -> [TodoRecord] {
    records.sorted {
      ($0.name, $0.dueDate, $0.id.uuidString) < ($1.name, $1.dueDate, $1.id.uuidString)
    }
  }

  /// In Swift, two spellings of "ü" are equal, but a store keeps the one that it gets.
  private static func areSame(_ one: TodoRecord, _ other: TodoRecord) -> Bool {
    one == other && one.name.unicodeScalars.elementsEqual(other.name.unicodeScalars)
  }

  private static func names(_ records: [TodoRecord]) -> String {
    "\(records.prefix(20).map { $0.name.prefix(20) })"
  }

  private static func text(_ record: TodoRecord) -> String {
    let name = record.name.unicodeScalars.prefix(20).map { $0.escaped(asASCII: true) }.joined()
    let mark = record.isDone ? "done" : "open"
    return "\"\(name)\" \(record.id) \(record.dueDate.timeIntervalSince1970) \(mark)"
  }

  func record(
    _ number: Int,
    name: String,
    second: Int = 0,
    plus fraction: Double = 0,
    isDone: Bool = false
  ) -> TodoRecord {
    let (high, low) = (UInt8(number / 256), UInt8(number % 256))
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, high, low))
    return TodoRecord(id: id, name: name, dueDate: date(second) + fraction, isDone: isDone)
  }

  func date(_ second: Int) -> Date {
    Date(timeIntervalSince1970: 1_400_630_400 + Double(second))
  }
}
