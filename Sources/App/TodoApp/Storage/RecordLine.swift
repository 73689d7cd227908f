import Foundation
import TodoStorage

/// One line of the store's file: a record as a JSON object, with the version of the format.
///
/// The due date is in UTC by ISO 8601, with a fraction of a second if it has one. Format 2 adds the
/// mark of a done item. An item without that mark is written in format 1, which older versions read.
nonisolated struct RecordLine {
  /// The newest format that is read.
  static let version = 2

  /// Why a line is not a record.
  enum Fault: Error, Equatable {
    case damaged(reason: String)
    case newerFormat(version: Int)
  }

  private struct Fields: Codable {
    var done: Bool?
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
      done: record.isDone ? true : nil,
      due: record.dueDate.recordLineText,
      id: record.id,
      name: record.name,
      v: record.isDone ? 2 : 1
    )
    guard
      let line = try? encoder.encode(fields), let read = try? decoded(line),
      read == record
    else { return nil }
    return line + Data("\n".utf8)
  }

  /// The record of a line without its line end.
  func decoded(_ line: Data) throws(Fault) -> TodoRecord {
    if let fields = try? decoder.decode(Fields.self, from: line), 1...2 ~= fields.v {
      guard let due = Date(recordLineText: fields.due) else {
        throw .damaged(reason: "its due date is no time in UTC, such as 2014-05-21T09:00:00Z")
      }
      return TodoRecord(
        id: fields.id,
        name: fields.name,
        dueDate: due,
        // Versions that know only format 1 ignore the field there.
        isDone: fields.v > 1 && fields.done == true
      )
    }
    if let version = try? decoder.decode(Version.self, from: line).v, version > Self.version {
      throw .newerFormat(version: version)
    }
    throw .damaged(reason: "it is not a JSON object with due, id, name and v")
  }
}
