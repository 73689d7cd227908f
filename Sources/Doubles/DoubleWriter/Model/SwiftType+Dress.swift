extension SwiftType {
  /// Without `inout`, `@escaping` and similar words in front.
  var undressed: SwiftType {
    if case .marked(_, let type) = self { type.undressed } else { self }
  }

  /// The words in front, such as `@escaping`.
  var marks: [String] {
    if case .marked(let marks, let type) = self { marks + type.marks } else { [] }
  }

  /// The type without these words in front.
  func without(_ dropped: Set<String>) -> SwiftType {
    guard case .marked(let marks, let type) = self else { return self }
    let kept = marks.filter { !dropped.contains($0) }
    return kept.isEmpty ? type.without(dropped) : .marked(kept, type.without(dropped))
  }

  /// With `?` instead of `!`, which a double does not need.
  var unforced: SwiftType {
    switch self {
    case .forced(let wrapped): .optional(wrapped)
    case .marked(let marks, let type): .marked(marks, type.unforced)
    default: self
    }
  }

  var isOptional: Bool {
    switch undressed {
    case .optional, .forced: true
    case .named(let parts): parts.count == 1 && parts[0].name == "Optional"
    default: false
    }
  }

  /// All names in it, such as `Range` and `Date`.
  var words: Set<String> {
    switch self {
    case .named(let parts):
      // After a dot, a name belongs to another scope, except in `Self.Item`.
      Set(parts.dropFirst(parts.count > 1 && parts[0].name == "Self" ? 1 : 0).prefix(1).map(\.name))
        .union(self.parts.flatMap(\.words))
    case .other(let text):
      Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    default: Set(parts.flatMap(\.words))
    }
  }

  /// A word for it in the name of a case, such as `ItemArray`.
  var caseWord: String {
    switch self {
    case .named(let parts):
      parts.map { $0.name.capitalizedFirst + $0.arguments.map(\.caseWord).joined() }.joined()
    case .optional(let type), .forced(let type): "Optional" + type.caseWord
    case .array(let type): type.caseWord + "Array"
    case .dictionary(let key, let value): key.caseWord + value.caseWord + "Dictionary"
    case .metatype(let type, _): type.caseWord + "Type"
    case .function: "Closure"
    case .other: "Other"
    default: parts.map(\.caseWord).joined()
    }
  }

  /// The type inside `?` or `!`, with its marks; the type itself if it is neither.
  var inside: SwiftType {
    switch self {
    case .optional(let wrapped), .forced(let wrapped): wrapped
    case .marked(let marks, let type) where type.isOptional: .marked(marks, type.inside)
    default: self
    }
  }

  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(description) }
}
