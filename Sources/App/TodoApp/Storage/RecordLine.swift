import Foundation
import TodoStorage

/// One line of the store's file: a record as a JSON object.
///
/// The due date is in UTC by ISO 8601, with a fraction of a second if it has one.
nonisolated struct RecordLine {
  /// Why a line is not a record.
  struct Fault: Error, Equatable {
    let reason: String
  }

  private struct Fields: Codable {
    var done: Bool?
    var due: String
    var id: UUID
    var name: String
  }

  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The line with its line end.
  ///
  /// - Throws: `dueDateOutOfRange` if the record could not be read back unchanged.
  func encoded(_ record: TodoRecord) throws(FileDataStoreError) -> Data {
    let fields = Fields(
      done: record.isDone ? true : nil,
      due: record.dueDate.recordLineText,
      id: record.id,
      name: record.name
    )
    guard
      let line = try? encoder.encode(fields), let read = try? decoded(line),
      read == record
    else { throw .dueDateOutOfRange }
    return line + Data("\n".utf8)
  }

  /// The line with those fields of the `old` one that the app does not know.
  func line(_ line: Data, keepingFieldsOf old: Data) -> Data {
    let fields = [line, old].map { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] }
    let known = ["done", "due", "id", "name"]
    guard let new = fields[0], let others = fields[1]?.filter({ !known.contains($0.key) }),
      !others.isEmpty,
      let merged = try? JSONSerialization.data(
        withJSONObject: new.merging(others) { first, _ in first },
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
    else { return line }
    return merged + Data("\n".utf8)
  }

  /// The record of a line without its line end.
  func decoded(_ line: Data) throws(Fault) -> TodoRecord {
    guard let fields = try? decoder.decode(Fields.self, from: line) else {
      throw Fault(reason: "it is not a JSON object with due, id and name")
    }
    guard let due = Date(recordLineText: fields.due) else {
      throw Fault(reason: "its due date is no time in UTC, such as 2014-05-21T09:00:00Z")
    }
    return TodoRecord(id: fields.id, name: fields.name, dueDate: due, isDone: fields.done == true)
  }
}
