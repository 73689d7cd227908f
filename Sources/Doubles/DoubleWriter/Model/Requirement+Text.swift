extension Requirement {
  /// The requirement in one line, as a protocol writes it.
  var text: String {
    switch kind {
    case .member(let member): modifiers.map { $0 + " " }.joined() + member.text
    case .associatedType(let type): "associatedtype \(type.name)"
    case .typeAlias(let name, let type): "typealias \(name) = \(type)"
    }
  }

  /// The attributes that a double needs, too.
  var keptAttributes: [String] {
    attributes.filter { attribute in
      attribute == "@discardableResult" || attribute.hasPrefix("@available")
        || attribute.hasSuffix("Actor")
    }
  }
}

extension Requirement.Member {
  fileprivate var text: String {
    let result = result.map { " -> \($0)" } ?? ""
    let end = conditions.map { " where \($0)" } ?? ""
    let accessors = " { get\(effects.clause)\(isSettable ? " set" : "") }"
    return switch kind {
    case .function: "func \(name)\(list)\(effects.clause)\(result)\(end)"
    case .initializer: "init\(suffix)\(list)\(effects.clause)\(end)"
    case .property: "var \(name): \(self.result ?? .unknown)\(accessors)"
    case .subscript: "subscript\(list.replacing("_ ", with: ""))\(result)\(end)\(accessors)"
    }
  }

  /// The generic parameters and the parameters.
  private var list: String {
    let list = parameters.map { parameter in
      let names = parameter.label == parameter.name ? "" : "\(parameter.label) "
      let type = parameter.type
      return
        "\(names)\(parameter.name): \(parameter.isVariadic ? "\(type.inParentheses)..." : "\(type)")"
    }
    return (generics.map { "<\($0)>" } ?? "") + "(" + list.joined(separator: ", ") + ")"
  }
}
