/// What a failed step says of calls: what was done, what was expected, and what came.
public func sentence<Call: CustomStringConvertible>(
  _ doing: String,
  expected: [Call],
  got: [Call]
) -> String {
  "\(doing): expected \(listed(expected)), got \(listed(got))."
}

/// The calls in their order, or "nothing".
public func listed<Call: CustomStringConvertible>(_ calls: [Call]) -> String {
  calls.isEmpty ? "nothing" : calls.map(\.description).joined(separator: ", then ")
}
