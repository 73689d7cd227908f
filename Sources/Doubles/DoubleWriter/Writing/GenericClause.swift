/// The generic parameters of a declaration.
struct GenericClause: Equatable, Sendable {
  /// Such as `Item: Hashable`.
  var parameters: [String] = []
  /// Such as `Item.ID == Int`.
  var conditions: [String] = []

  /// `<Item: Hashable>`, or nothing.
  var declaration: String { parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>" }
  /// `<Item>`, or nothing.
  var arguments: String {
    let names = parameters.map { $0.prefix { $0 != ":" } }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }
  var whereClause: String {
    conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
  }
}
