import Foundation
import TodoStorage

/// A line exactly as this app writes it, read by position.
///
/// Decoding JSON takes most of the time of a long list. A line that has this layout, and no escape in
/// its name, says the same read by position; its record is made only where it is asked for.
nonisolated struct RecordLayout {
  /// When the record is due, in whole seconds since 1970.
  let due: Int

  private let bytes: UnsafeRawBufferPointer

  private static let beforeDue = Array(#"{"due":""#.utf8)
  private static let beforeID = Array(#"","id":""#.utf8)
  private static let beforeName = Array(#"","name":""#.utf8)
  private static let afterName = Array(#"","v":\#(RecordLine.version)}"#.utf8)
  private static let duePlace = 8..<28
  private static let idPlace = 36..<72
  private static let nameStart = 82

  /// Looks at a line; nil if it has another layout, which does not mean that it is damaged.
  ///
  /// The layout is no longer of use than the line.
  init?(_ line: UnsafeRawBufferPointer) {
    guard
      line.count >= Self.nameStart + Self.afterName.count,
      line.has(Self.beforeDue, at: 0), line.has(Self.beforeID, at: Self.duePlace.upperBound),
      line.has(Self.beforeName, at: Self.idPlace.upperBound),
      line.has(Self.afterName, at: line.count - Self.afterName.count),
      let due = UTCSeconds.since1970(in: UnsafeRawBufferPointer(rebasing: line[Self.duePlace]))
    else { return nil }
    self.due = due
    bytes = line
    guard hasID, hasPlainName else { return nil }
  }

  /// The record; the strings that a layout has are valid, so there is one.
  var record: TodoRecord? {
    guard let id = UUID(uuidString: String(decoding: bytes[Self.idPlace], as: UTF8.self)) else {
      return nil
    }
    return TodoRecord(
      id: id,
      name: String(decoding: name, as: UTF8.self),
      dueDate: Date(timeIntervalSince1970: TimeInterval(due))
    )
  }

  private var name: Slice<UnsafeRawBufferPointer> {
    bytes[Self.nameStart..<(bytes.count - Self.afterName.count)]
  }

  private static func isHyphen(_ place: Int) -> Bool {
    switch place - idPlace.lowerBound {
    case 8, 13, 18, 23: true
    default: false
    }
  }

  private var hasID: Bool {
    for place in Self.idPlace {
      let isHyphen = bytes[place] == UInt8(ascii: "-")
      guard Self.isHyphen(place) ? isHyphen : bytes[place].isHexDigit else { return false }
    }
    return true
  }

  // As in JSON: a quotation mark, a backslash or a control character does not stand for itself.
  private var hasPlainName: Bool {
    var isASCII = true
    for byte in name {
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        return false
      }
      if byte >= 0x80 { isASCII = false }
    }
    return isASCII || String(validating: name, as: UTF8.self) != nil
  }
}

extension UnsafeRawBufferPointer {
  fileprivate nonisolated func has(_ mark: [UInt8], at start: Int) -> Bool {
    mark.withUnsafeBytes { mark in
      guard let base = baseAddress, let other = mark.baseAddress else { return mark.isEmpty }
      return memcmp(base + start, other, mark.count) == 0
    }
  }
}

extension UInt8 {
  fileprivate nonisolated var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}
