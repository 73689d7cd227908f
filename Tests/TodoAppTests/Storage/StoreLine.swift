import Foundation

/// One line of a store's file, without its line end.
enum StoreLine {
  /// The record with that number in its identifier; due on 21 May 2014 at 9:00 in UTC.
  static func text(_ number: Int = 1, name: String = "Pack", due: String = "21T09") -> String {
    """
    {"due":"2014-05-\(due):00:00Z","id":"00000000-0000-0000-0000-00000000000\(number)",\
    "name":"\(name)","v":1}
    """
  }

  /// All records are due in this range.
  static let always = Date.distantPast..<Date.distantFuture
}
