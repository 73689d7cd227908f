/// What a failed step says: what was done and, on lines of their own, what was expected and got.
public func sentence(_ doing: String, expected: String, got: String) -> String {
  """
  \(doing):
  expected \(expected)
  got      \(got)
  """
}

/// What a failed step says of calls.
public func sentence<Call: CustomStringConvertible>(
  _ doing: String,
  expected: [Call],
  got: [Call]
) -> String {
  sentence(doing, expected: listed(expected), got: listed(got))
}

/// The calls in their order, a line each, or "nothing"; texts are in quotes, since one can be empty.
public func listed<Call: CustomStringConvertible>(_ calls: [Call]) -> String {
  let texts = calls.map { ($0 as? String).map(quoted) ?? $0.description }
  return texts.isEmpty ? "nothing" : texts.joined(separator: "\n    then ")
}

/// The text in quotes, with what a terminal would obey, or nobody would see, as an escape.
public func quoted(_ text: String) -> String {
  text.debugDescription.unicodeScalars
    .map {
      $0.properties.isBidiControl ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : "\($0)"
    }
    .joined()
}
