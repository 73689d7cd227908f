import Foundation

extension Choices {
  /// The start of the machine's own today, yesterday or tomorrow: code must ask only its clock.
  package mutating func machinesDay(_ calendar: Calendar) -> Date {
    let day = Date.now + Double(one(of: [0, -1, 1])) * 86_400
    return calendar.startOfDay(for: day)
  }
}
