import Foundation

/// What files of spies and of mocks have in common.
struct Frame {
  let plan: DoublePlan

  /// The imports, sorted, and the declaration below them.
  func file(imports: [String], lines: [String]) -> String {
    let plain = imports.filter { !$0.hasPrefix("@testable") }.sorted()
    let testable = imports.filter { $0.hasPrefix("@testable") }.sorted()
    let head = Array([plain, testable].filter { !$0.isEmpty }.joined(separator: [""]))
    let body = plan.conditions.around(lines)
    return (head + (head.isEmpty ? [] : [""]) + body).map { $0 + "\n" }.joined()
  }

  /// The lines from the comment to the brace of the class.
  func opening(_ kind: String, conforming: String, doc: [String]) -> [String] {
    var isolation = ""
    var attribute: [String] = []
    if case .actor(let name) = plan.side {
      attribute = [name]
      isolation = "\(name) "
    }
    let keyword = plan.side == .ownActor ? "actor" : "final class"
    let nonisolated = plan.side == .data ? "nonisolated " : ""
    let parents = (plan.isObject ? ["NSObject"] : []) + [plan.protocolName, isolation + conforming]
    let head = "\(plan.access)\(nonisolated)\(keyword) \(plan.name)\(kind): "
    let line = head + parents.joined(separator: ", ") + " {"
    return doc.map { $0.isEmpty ? "///" : "/// \($0)" } + plan.attributes + attribute
      + (Layout.fits(line)
        ? [line]
        : [head.trimmingCharacters(in: .whitespaces), "  \(parents.joined(separator: ", "))", "{"])
  }

  /// A comment inside the class, wrapped.
  static func comment(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "  //"
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > Layout.width, line != "  //" {
        lines.append(line)
        line = "  //"
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
