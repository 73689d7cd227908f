import Foundation

nonisolated extension Date {
  /// The date in UTC by ISO 8601; a fraction of a second has the fewest digits that keep it exact.
  var recordLineText: String {
    let second = timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = timeIntervalSinceReferenceDate - second
    let whole = Date(timeIntervalSinceReferenceDate: second).ISO8601Format()
    guard fraction > 0 else { return whole }
    // Most dates need at most seven digits; the first seconds of 2001 need up to twenty.
    let texts = (1...20).lazy.map { String(format: "%.\($0)f", fraction) }
    let text = texts.first { Double($0).map { second + $0 } == timeIntervalSinceReferenceDate }
    return "\(whole.dropLast())\(text?.dropFirst() ?? "")Z"
  }

  /// The date of a text as `recordLineText` writes it; nil for every other text.
  init?(recordLineText text: String) {
    let fraction = text.drop { $0 != "." }.dropLast()
    let whole = fraction.isEmpty ? text : "\(text.prefix { $0 != "." })Z"
    guard
      let second = try? Date(whole, strategy: .iso8601),
      let rest = fraction.isEmpty ? 0 : Double("0\(fraction)")
    else { return nil }
    self = second + rest
    // Foundation reads 30 February as 2 March.
    guard recordLineText == text else { return nil }
  }
}
