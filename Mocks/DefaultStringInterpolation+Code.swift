import Foundation

nonisolated extension DefaultStringInterpolation {
  /// Prints a value as source code: `"Pack"` in quotes, objects by their type.
  public mutating func appendInterpolation(code value: Any?) {
    appendLiteral(value.map(Self.code) ?? "nil")
  }

  private static func code(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { code(of: $0.value) } ?? "nil"
    case .collection:
      return "[\(mirror.children.map { code(of: $0.value) }.joined(separator: ", "))]"
    case .class where !(value is any Error): return "\(type(of: value))"
    default: break
    }
    return switch value {
    case let text as String: text.debugDescription
    case let date as Date: code(of: date)
    case let range as Range<Date>: "\(code(of: range.lowerBound))..<\(code(of: range.upperBound))"
    default: String(describing: value)
    }
  }

  /// ISO 8601, with microseconds if there are any, so that different dates look different.
  private static func code(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = date.timeIntervalSinceReferenceDate - seconds
    let microseconds = min(Int((fraction * 1_000_000).rounded()), 999_999)
    guard microseconds > 0 else { return date.ISO8601Format() }
    let digits = String("\(1_000_000 + microseconds)".dropFirst())
    let whole = Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format()
    // Swift 5 mode accepts a regex literal only between `#/` and `/#`.
    return "\(whole.dropLast()).\(digits.replacing(#/0+$/#, with: ""))Z"
  }
}
