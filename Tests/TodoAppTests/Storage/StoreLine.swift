import Foundation
import TodoStorage

/// One line of a store's file, without its line end.
enum StoreLine {
  /// The record with that number in its identifier; due on 21 May 2014 at 9:00 in UTC.
  static func text(_ number: Int = 1, name: String = "Pack", due: String = "21T09") -> String {
    """
    {"due":"2014-05-\(due):00:00Z","id":"00000000-0000-0000-0000-00000000000\(number)",\
    "name":"\(name)"}
    """
  }

  /// The record of that line.
  static func record(
    _ number: UInt8 = 1,
    name: String = "Pack",
    due: TimeInterval = 1_400_662_800
  ) -> TodoRecord {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return TodoRecord(id: id, name: name, dueDate: Date(timeIntervalSince1970: due))
  }

  /// Two records, and the lines of a file with them.
  static let (pack, call) = (record(), record(2, name: "Call", due: 1_400_749_200))
  static let packLine = text() + "\n"
  static let callLine = text(2, name: "Call", due: "22T09") + "\n"

  /// All records are due in this range.
  static let always = Date.distantPast..<Date.distantFuture
}
