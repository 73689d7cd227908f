extension [String] {
  /// The texts in order, as in a sentence: "a", "a and b", "a, b and c"; empty for none.
  public var joinedWithAnd: String {
    guard count > 1 else { return first ?? "" }
    return [dropLast().joined(separator: ", "), self[count - 1]].joined(separator: " and ")
  }
}
