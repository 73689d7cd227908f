import Foundation

nonisolated extension Date {
  /// The date in UTC by ISO 8601, with as many digits of a fraction as it takes to read it back.
  var recordLineText: String {
    let second = timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = timeIntervalSinceReferenceDate - second
    let whole = Date(timeIntervalSinceReferenceDate: second).ISO8601Format()
    guard fraction > 0 else { return whole }
    // A date of these years has some seven digits, one of the first seconds of 2001 up to twenty.
    let texts = (1...20).lazy.map { String(format: "%.\($0)f", fraction) }
    let text = texts.first { Double($0).map { second + $0 } == timeIntervalSinceReferenceDate }
    return "\(whole.dropLast())\(text?.dropFirst() ?? "")Z"
  }

  /// The date of a text as `recordLineText` writes it; nil for every other text.
  init?(recordLineText text: String) {
    let fraction = text.drop { $0 != "." }.dropLast()
    let whole = fraction.isEmpty ? text : "\(text.prefix { $0 != "." })Z"
    // Reading is lenient: 30 February would become 2 March.
    guard
      let second = try? Date(whole, strategy: .iso8601), second.ISO8601Format() == whole,
      let rest = fraction.isEmpty ? 0 : Double("0\(fraction)"), rest < 1
    else { return nil }
    self.init(timeIntervalSinceReferenceDate: second.timeIntervalSinceReferenceDate + rest)
    guard recordLineText == text else { return nil }
  }
}
