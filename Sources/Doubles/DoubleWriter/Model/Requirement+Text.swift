extension Requirement {
  /// The requirement in one line, as a protocol writes it.
  var text: String {
    let head = modifiers.map { $0 + " " }.joined()
    switch kind {
    case .function(let function): return "\(head)func \(function.name)\(function.signature)"
    case .property(let property):
      let accessors = ["get", property.effects.text, property.isSettable ? "set" : ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
      return "\(head)var \(property.name): \(property.type) { \(accessors) }"
    case .initializer(let function, let suffix): return "\(head)init\(suffix)\(function.signature)"
    case .subscript(let function, let isSettable):
      let signature = function.signature.replacing("_ ", with: "")
      return "\(head)subscript\(signature) { \(isSettable ? "get set" : "get") }"
    case .associatedType(let type): return "associatedtype \(type.name)"
    case .typeAlias(let name, let type): return "typealias \(name) = \(type)"
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

extension Requirement.Function {
  /// Everything after the name.
  fileprivate var signature: String {
    let list = parameters.map { parameter in
      let names = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(names)\(parameter.name): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }
    return (generics.map { "<\($0)>" } ?? "") + "(" + list.joined(separator: ", ") + ")"
      + (effects.text.isEmpty ? "" : " " + effects.text) + (result.map { " -> \($0)" } ?? "")
      + (conditions.map { " where \($0)" } ?? "")
  }
}

extension Requirement.Effects {
  /// `async`, `throws(Failure)` and similar effects.
  var words: [String] {
    (isAsync ? ["async"] : [])
      + (isThrowing ? ["throws" + (failure.map { "(\($0))" } ?? "")] : [])
      + (isRethrowing ? ["rethrows"] : [])
  }

  /// `async throws(Failure)` and similar effects; empty if there are none.
  var text: String { words.joined(separator: " ") }

  /// Whether a call can throw: `throws(Never)` cannot.
  var canThrow: Bool { isThrowing && failure?.description != "Never" }

  /// Whether a call needs a `try`.
  var needsTry: Bool { canThrow || isRethrowing }
}
