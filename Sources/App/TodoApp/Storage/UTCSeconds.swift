import Foundation

/// Reads moments that are written as `2014-05-21T09:00:00Z`.
nonisolated enum UTCSeconds {
  // Earlier years have another calendar in Foundation, which reads those then.
  private static let years = 1583...9999
  private static let daysBefore1970 = 719_162
  private static let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
  private static let daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// The seconds since 1970; nil if it is written otherwise, is no moment, or is before 1583.
  static func since1970(in text: UnsafeRawBufferPointer) -> Int? {
    guard
      text.count == 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"),
      text[16] == UInt8(ascii: ":"), text[19] == UInt8(ascii: "Z"),
      let year = number(text[0..<4]), years.contains(year),
      let month = number(text[5..<7]), 1...12 ~= month,
      let day = number(text[8..<10]), let hour = number(text[11..<13]), hour < 24,
      let minute = number(text[14..<16]), minute < 60,
      let second = number(text[17..<19]), second < 60
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let leapDay = isLeap && month == 2 ? 1 : 0
    guard 1...(daysOfMonth[month - 1] + leapDay) ~= day else { return nil }

    let past = year - 1
    let days =
      past * 365 + past / 4 - past / 100 + past / 400 - daysBefore1970
      + daysBeforeMonth[month - 1] + (isLeap && month > 2 ? 1 : 0) + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
