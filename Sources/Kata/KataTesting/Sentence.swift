/// What a failed step says: what was done, what was expected, and what came.
public func sentence<Value>(_ doing: String, expected: Value, got: Value) -> String {
  "\(doing): expected \(expected), got \(got)."
}
