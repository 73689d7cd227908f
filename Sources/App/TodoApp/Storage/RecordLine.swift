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

  /// The line with those fields of the `old` one that the app does not know, byte by byte, and with
  /// its line end.
  func line(_ line: Data, keepingFieldsOf old: Data) -> Data {
    let known = ["done", "due", "id", "name"]
    let others = Self.fields(of: old).filter { field in
      // A key may have escapes. One that cannot be read is not of the app.
      (try? decoder.decode([String].self, from: Data("[".utf8) + field.key + Data("]".utf8)))
        .map { !known.contains($0[0]) } ?? true
    }
    let end = Data((old.last == UInt8(ascii: "\r") ? "}\r\n" : "}\n").utf8)
    return others.reduce(line.dropLast(2)) { $0 + Data(",".utf8) + $1.text } + end
  }

  // The fields of an object: what stands between its braces and the commas of the first level.
  private static func fields(of line: Data) -> [(key: Data, text: Data)] {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")) else { return [] }
    var fields: [(key: Data, text: Data)] = []
    var (depth, isText, isEscaped) = (0, false, false)
    var (begin, colon): (Int, Int?) = (start + 1, nil)
    for index in line.indices.suffix(from: start) {
      let byte = line[index]
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ":") where depth == 1: colon = colon ?? index
      case UInt8(ascii: ","), UInt8(ascii: "}"):
        if depth == 1, let end = colon {
          fields.append((line[begin..<end], line[begin..<index]))
          (begin, colon) = (index + 1, nil)
        }
        if byte == UInt8(ascii: "}") { depth -= 1 }
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return fields
  }

  /// The record of a line without its line end.
  func decoded(_ line: Data) throws(Fault) -> TodoRecord {
    guard let fields = try? decoder.decode(Fields.self, from: line) else {
      throw Fault(reason: "it is not a JSON object with the texts due, id and name")
    }
    guard let due = Date(recordLineText: fields.due) else {
      throw Fault(reason: "its due date is no time in UTC, such as 2014-05-21T09:00:00Z")
    }
    return TodoRecord(id: fields.id, name: fields.name, dueDate: due, isDone: fields.done == true)
  }
}
