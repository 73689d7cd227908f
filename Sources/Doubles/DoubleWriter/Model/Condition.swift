/// A branch of an `#if`, as a condition of its own.
struct Condition: Equatable, Hashable, Sendable {
  /// Such as `DEBUG` or `!(DEBUG) && os(iOS)`.
  var text: String
}

extension [Condition] {
  /// The lines between `#if` and `#endif`, if there is a condition.
  func around(_ lines: [String]) -> [String] {
    guard !isEmpty, !lines.isEmpty else { return lines }
    let texts = map { count > 1 && $0.text.contains("||") ? "(\($0.text))" : $0.text }
    return ["#if \(texts.joined(separator: " && "))"] + lines + ["#endif"]
  }
}
