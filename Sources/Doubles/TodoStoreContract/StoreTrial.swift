import Foundation
import TodoStorage

/// One new store, and the trials of the contract with it; each throws the store's mistake.
struct StoreTrial {
  private typealias Violation = StoreContract.Violation

  static let always = Date(timeIntervalSince1970: -1e12)..<Date(timeIntervalSince1970: 1e12)

  let store: any TodoDataStore
  let place: StoreUnderContract.Place

  static func record(
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

  static func date(_ second: Int) -> Date {
    Date(timeIntervalSince1970: 1_400_630_400 + Double(second))
  }

  /// Begins so many tries on the main actor: none goes on before all have begun.
  static func begin<Answer: Sendable>(
    _ count: Int,
    _ attempt: @escaping @Sendable (Int) async throws -> Answer
  ) async -> [Task<Answer, any Error>] {
    await MainActor.run { (0..<count).map { number in Task { try await attempt(number) } } }
  }

  /// Inserts a record for each name and second, then asks for a range of seconds.
  func finds(
    _ names: [String],
    from start: Int = 0,
    to end: Int = 10,
    of entries: [(name: String, second: Int)]
  ) async throws {
    let records = entries.enumerated().map { Self.record($0, name: $1.name, second: $1.second) }
    for record in records { try await store.insert(record) }
    let expected = records.filter { names.contains($0.name) }
    try await finds(expected, in: Self.date(start)..<Self.date(end))
  }

  /// Inserts these records, then asks for all.
  func keeps(_ records: [TodoRecord]) async throws {
    for record in records { try await store.insert(record) }
    try await has(records)
  }

  /// Asks for all records.
  func has(_ records: [TodoRecord]) async throws { try await finds(records, in: Self.always) }

  /// Asks for a range, and compares the returned records, in any order.
  func finds(_ records: [TodoRecord], in range: Range<Date>) async throws {
    let found = Self.sorted(try await store.records(dueIn: range))
    let expected = Self.sorted(records)
    guard found.map(\.name) == expected.map(\.name) else {
      throw Violation(text: "expected \(Self.names(expected)), got \(Self.names(found))")
    }
    for (expected, found) in zip(expected, found) where !Self.areSame(expected, found) {
      throw Violation(text: "expected \(Self.text(expected)), got \(Self.text(found))")
    }
  }

  /// A date is returned unchanged, and is found at its place within its second.
  func keepsFractions() async throws {
    for (number, fraction) in [0.1, 0.25, 0.999999, 1e-7].enumerated() {
      let start = 10 * number
      let record = Self.record(number, name: "\(fraction)", second: start, plus: fraction)
      try await store.insert(record)
      try await finds([], in: Self.date(start)..<record.dueDate)
      try await finds([record], in: record.dueDate..<Self.date(start + 1))
    }
  }

  func keepsParallelInserts(count: Int) async throws {
    let inserts = await Self.begin(count) { number in
      try await store.insert(Self.record(number, name: "\(number)", second: number))
    }
    for insert in inserts { try await insert.value }
    let found = Set(try await store.records(dueIn: Self.always).map(\.name)).count
    guard found == count else {
      throw Violation(text: "of \(count) records inserted in parallel, \(found) came back")
    }
  }

  /// Reads again and again while records are inserted: each is there unchanged, or not there yet.
  func readsBesideInserts(count: Int) async throws {
    let records = (0..<count).map { Self.record($0, name: "\($0)", second: $0) }
    let whole = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
    let inserts = records.map { record in Task { try await store.insert(record) } }
    for insert in inserts {
      for found in try await store.records(dueIn: Self.always) where found != whole[found.id] {
        throw Violation(text: "a read during inserts got \(Self.text(found)), never inserted")
      }
      try await insert.value
    }
    try await has(records)
  }

  /// Makes a call while the store is broken: it must throw.
  func fails(_ call: @Sendable () async throws -> Void) async throws {
    guard let whileBroken = place.whileBroken else { return }
    do { try await whileBroken(call) } catch { return }
    throw Violation(text: "a call that failed threw no error")
  }

  /// Opens the store again, and asks for all records.
  func hasReopened(_ records: [TodoRecord]) async throws {
    guard let reopen = place.reopen else { return }
    try await StoreTrial(store: reopen(), place: place).has(records)
  }

  func variesOrder() async throws {
    guard place.variesOrder else { return }
    for number in 0..<10 { try await store.insert(Self.record(number, name: "\(number)")) }
    let first = try await store.records(dueIn: Self.always)
    for _ in 0..<10 {
      if try await store.records(dueIn: Self.always) != first { return }
    }
    throw Violation(text: "the order was the same eleven times")
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
}
