import Foundation

extension Calendar {
  /// A Gregorian calendar in that time zone, with Sunday-first weeks.
  static func gregorian(in zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.firstWeekday = 1
    return calendar
  }
}
