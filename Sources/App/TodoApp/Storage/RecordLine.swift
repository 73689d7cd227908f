import Foundation
import TodoStorage

/// One line of the store's file: a record as a JSON object, with the version of the format.
///
/// The due date is in UTC by ISO 8601, with a fraction of a second if it has one.
nonisolated struct RecordLine {
  /// The format that is written, and the newest one that is read.
  static let version = 1

  /// Why a line is not a record.
  enum Fault: Error, Equatable {
    case damaged(reason: String)
    case newerFormat(version: Int)
  }

  private struct Fields: Codable {
    var due: String
    var id: UUID
    var name: String
    var v: Int
  }

  private struct Version: Decodable {
    var v: Int
  }

  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The line with its line end; nil if the record could not be read back unchanged.
  func encoded(_ record: TodoRecord) -> Data? {
    let fields = Fields(
      due: record.dueDate.recordLineText,
      id: record.id,
      name: record.name,
      v: Self.version
    )
    guard
      let line = try? encoder.encode(fields), let read = try? decoded(line),
      read == record
    else { return nil }
    return line + Data("\n".utf8)
  }

  /// The record of a line without its line end.
  func decoded(_ line: Data) throws(Fault) -> TodoRecord {
    if let fields = try? decoder.decode(Fields.self, from: line), fields.v == Self.version {
      guard let due = Date(recordLineText: fields.due) else {
        throw .damaged(reason: "its due date is no time in UTC, such as 2014-05-21T09:00:00Z")
      }
      return TodoRecord(id: fields.id, name: fields.name, dueDate: due)
    }
    if let version = try? decoder.decode(Version.self, from: line).v, version > Self.version {
      throw .newerFormat(version: version)
    }
    throw .damaged(reason: "it is not a JSON object with due, id, name and v")
  }
}
