extension SwiftType {
  /// The protocols and classes of an inheritance clause, without `&` and attributes.
  var names: [String] {
    switch self {
    case .composition(let types): types.flatMap(\.names)
    case .marked(_, let type): type.names
    default: [description]
    }
  }
}
