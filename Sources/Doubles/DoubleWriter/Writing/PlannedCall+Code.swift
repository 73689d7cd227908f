import Foundation

extension PlannedCall {
  /// The lines of its cases in `Call`.
  var cases: [String] {
    let values = remembered.map { $0.caseLabel == "_" ? $0.value : "\($0.caseLabel): \($0.value)" }
    let line =
      values.isEmpty
      ? ["    case \(caseName)"] : Layout.list("case \(caseName)", values, "", indent: 4)
    guard case .accessors(let setter) = kind else { return line }
    return line + ["    case \(setter)(\(value ?? ""))"]
  }

  /// The lines of its cases in the `switch` of a description.
  var descriptions: [String] {
    let arguments = remembered.map { parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "\\(code: \(parameter.name))"
    }
    let text = kind == .function ? "\(name.bare)(\(arguments.joined(separator: ", ")))" : name.bare
    let patterns = remembered.map { "let \($0.name)" }
    let lines = Self.description(caseName, patterns, text, breaks: arguments)
    guard case .accessors(let setter) = kind else { return lines }
    return lines
      + Self.description(setter, ["let value"], "\(name.bare) = \\(code: value)", breaks: [])
  }

  private static func description(
    _ name: String,
    _ patterns: [String],
    _ text: String,
    breaks: [String]
  ) -> [String] {
    let head = patterns.isEmpty ? [] : Layout.list("case .\(name)", patterns, ":", indent: 6)
    if patterns.isEmpty { return ["      case .\(name): \"\(text)\""] }
    if head.count == 1, Layout.fits("\(head[0]) \"\(text)\"") { return ["\(head[0]) \"\(text)\""] }
    if Layout.fits("        \"\(text)\"") { return head + ["        \"\(text)\""] }
    guard let first = breaks.first, let range = text.range(of: first) else {
      return head + ["        \"\(text)\""]
    }
    var lines = ["        \"\"\"", "        \(text[..<range.lowerBound])\\"]
    for (index, argument) in breaks.enumerated() {
      lines.append("        \(argument)\(index == breaks.count - 1 ? ")" : ", \\")")
    }
    return head + lines + ["        \"\"\""]
  }

  /// `name(label inner: Type, …)` in parts: what comes before the list, the list, what comes after.
  func signature(access: String) -> (head: String, items: [String]?, tail: String) {
    let returned = result.map { " -> \($0)" } ?? ""
    guard kind == .function else {
      return ("\(access)var \(name): \(result ?? "Void")", nil, "")
    }
    let items = parameters.map { parameter in
      let isOneName = parameter.label == parameter.name.bare
      let label = isOneName ? "" : "\(parameter.label) "
      let name = isOneName ? parameter.label : parameter.name
      return "\(label)\(name): \(parameter.type)"
    }
    let tail = (effects.isEmpty ? "" : " \(effects)") + returned + whereClause
    return ("\(access)func \(name)\(generics)", items, tail)
  }

  /// `@discardableResult` and the like, each on a line.
  var attributeLines: [String] { attributes.map { "  \($0)" } }

  /// `try await ` as far as a call needs it.
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}
