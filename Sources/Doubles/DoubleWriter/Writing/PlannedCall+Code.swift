import Foundation

extension PlannedCall {
  /// The lines of its cases in `Call`.
  var cases: [String] {
    let values = arguments(\.value)
    let line =
      values.isEmpty
      ? ["    case \(caseName)"] : Layout.list("case \(caseName)", values, "", indent: 4)
    let own = hasCase ? line : []
    guard let setter else { return own }
    return own + Layout.list("case \(setter)", values + [value ?? ""], "", indent: 4)
  }

  /// Whether it has a case of its own; `init()` has none, because the spy has one in any case.
  private var hasCase: Bool { kind != .initializer || !parameters.isEmpty }

  /// The lines of its cases in the `switch` of a description.
  var descriptions: [String] {
    let arguments = remembered.map { parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "\\(code: \(parameter.name))"
    }
    let list = arguments.joined(separator: ", ")
    let text =
      switch kind {
      case .property: name.bare
      case .subscript: "[\(list)]"
      case .function, .initializer: "\(name.bare)(\(list))"
      }
    let patterns = remembered.map { "let \($0.name)" }
    let own = hasCase ? Self.description(caseName, patterns, text, breaks: arguments) : []
    guard let setter else { return own }
    let new = parameters.contains { $0.name == "value" } ? "newValue" : "value"
    return own
      + Self.description(
        setter,
        patterns + ["let \(new)"],
        "\(text) = \\(code: \(new))",
        breaks: []
      )
  }

  private static func description(
    _ name: String,
    _ patterns: [String],
    _ text: String,
    breaks: [String]
  ) -> [String] {
    let line = "\"\(text)\""
    if patterns.isEmpty { return ["      case .\(name): \(line)"] }
    let head = Layout.list("case .\(name)", patterns, ":", indent: 6)
    if head.count == 1, Layout.fits("\(head[0]) \(line)") { return ["\(head[0]) \(line)"] }
    guard !Layout.fits("        \(line)"), let first = breaks.first,
      let range = text.range(of: first)
    else { return head + ["        \(line)"] }
    var lines = ["        \"\"\"", "        \(text[..<range.lowerBound])\\"]
    for (index, argument) in breaks.enumerated() {
      lines.append("        \(argument)\(index == breaks.count - 1 ? ")" : ", \\")")
    }
    return head + lines + ["        \"\"\""]
  }

  /// `name(label inner: Type, …)` and the text around it.
  func signature(access: String, isVariadic: Bool = true) -> Layout.Opening {
    let returned = (returnsSelf ? "Self" : result).map { " -> \($0)" } ?? ""
    let head = access + modifier
    let items = parameters.map { parameter in
      let isOneName = parameter.label == parameter.name.bare
      let hasNoLabel = isOneName || kind == .subscript && parameter.label == "_"
      let label = hasNoLabel ? "" : "\(parameter.label) "
      let name = isOneName ? parameter.label : parameter.name
      let array = isVariadic ? "\(parameter.type)..." : parameter.value
      return "\(label)\(name): \(parameter.isVariadic ? array : parameter.type)"
    }
    let (list, end) = (generics.declaration, generics.whereClause)
    return switch kind {
    case .property: ("\(head)var \(name): \(result ?? "Void")", nil, "")
    case .function: ("\(head)func \(name)\(list)", items, effects.clause + returned + end)
    case .subscript: ("\(head)subscript\(list)", items, returned + end)
    case .initializer: ("\(head)init\(list)", items, end)
    }
  }

  /// The declaration of a function with that name and its parameters.
  func declaration(named name: String) -> String {
    var call = self
    call.name = name
    let (head, items, tail) = call.signature(access: "", isVariadic: false)
    return "\(head)(\((items ?? []).joined(separator: ", ")))\(tail)"
  }

  /// The parts of `return try await ` that a body needs to forward the call.
  var returnMarks: String { (result == nil && !returnsSelf ? "" : "return ") + effects.marks }

  /// The same, but with `return` only where a result builder would build the body.
  var mockMarks: String { isBuilt ? returnMarks : effects.marks }

  /// `@discardableResult` and similar attributes, each on a line.
  var attributeLines: [String] { attributes.map { "  \($0)" } }
}
