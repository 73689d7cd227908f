/// A type as a protocol writes it.
///
/// It prints itself as Swift code in one line, whatever its original blanks and line ends are.
indirect enum SwiftType: Equatable, Sendable {
  /// A name with its generic arguments, such as `Range<Date>` or `Array<Int>.Index`.
  case named([Part])
  case optional(SwiftType)
  /// `String!`, which only parameters, results and properties may have.
  case forced(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  case tuple([Element])
  case function(Function)
  case existential(SwiftType)
  case opaque(SwiftType)
  case composition([SwiftType])
  /// `T.Type` or `T.Protocol`.
  case metatype(SwiftType, suffix: String)
  /// `@escaping`, `inout`, `sending`, … in front of a type.
  case marked([String], SwiftType)
  /// Anything else, such as `~Copyable`; word for word.
  case other(String)

  /// One name of a dotted name.
  struct Part: Equatable, Sendable {
    var name: String
    var arguments: [SwiftType] = []
  }

  /// One element of a tuple or one parameter of a function type.
  struct Element: Equatable, Sendable {
    /// Such as `x` or `_ x`; nil if there is none.
    var label: String?
    var type: SwiftType
    var isVariadic = false
  }

  struct Function: Equatable, Sendable {
    var parameters: [Element]
    var effects: Effects
    var result: SwiftType
  }
}

extension SwiftType: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let parts): parts.map(\.description).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped.inParentheses)?"
    case .forced(let wrapped): "\(wrapped.inParentheses)!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): Self.list(elements)
    case .function(let function):
      ([Self.list(function.parameters)] + function.effects.words + ["-> \(function.result)"])
        .joined(separator: " ")
    case .existential(let type): "any \(type)"
    case .opaque(let type): "some \(type)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .metatype(let type, let suffix): "\(type.inParentheses).\(suffix)"
    case .marked(let marks, let type): (marks + [type.description]).joined(separator: " ")
    case .other(let text): text
    }
  }

  /// The type in the form to which a suffix can be added.
  var inParentheses: String {
    switch self {
    case .function, .existential, .opaque, .composition, .marked: "(\(self))"
    default: description
    }
  }

  private static func list(_ elements: [Element]) -> String {
    "(" + elements.map(\.description).joined(separator: ", ") + ")"
  }
}

extension SwiftType.Part: CustomStringConvertible {
  var description: String {
    arguments.isEmpty
      ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension SwiftType.Element: CustomStringConvertible {
  var description: String {
    (label.map { "\($0): " } ?? "") + type.description + (isVariadic ? "..." : "")
  }
}
