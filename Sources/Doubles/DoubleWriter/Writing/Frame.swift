import Foundation

/// The common parts of the files of spies and of mocks.
struct Frame {
  let plan: DoublePlan

  /// A file with these imports, sorted, and the declarations below them.
  static func file(imports: [String], declarations: [[String]]) -> String {
    let all = Set(imports)
    let plain = all.filter { !$0.contains("@testable") }.sorted()
    let testable = imports.filter { $0.contains("@testable") }.uniqued
    let parts = ([plain, testable] + declarations).filter { !$0.isEmpty }
    return parts.joined(separator: [""]).map { $0 + "\n" }.joined()
  }

  /// The class with the parts that are not empty, inside the conditions of its protocol.
  func declaration(
    _ name: String,
    conforming: String,
    doc: [String],
    parts: [[String]]
  ) -> [String] {
    let opening = doc.map { $0.isEmpty ? "///" : "/// \($0)" } + head(name, conforming)
    let body = parts.filter { !$0.isEmpty }.joined(separator: [""])
    return plan.conditions.around(opening + body + ["}"])
  }

  /// The lines from the attributes to the brace of the class.
  private func head(_ name: String, _ conforming: String) -> [String] {
    var isolation = ""
    var attribute: [String] = []
    if case .actor(let name) = plan.side {
      attribute = [name]
      isolation = "\(name) "
    }
    let available = plan.family.declaration.attributes.filter { $0.hasPrefix("@available") }
    let keyword = plan.side == .ownActor ? "actor" : "final class"
    let nonisolated = plan.side == .data ? "nonisolated " : ""
    let parents =
      [
        plan.family.superclass?.name, plan.family.conformance + plan.protocolName,
        isolation + conforming,
      ]
      .compactMap(\.self)
      + (plan.saysSendable ? [plan.known.standard("Sendable")] : [])
    let generic = name + plan.generics.declaration
    let head = "\(plan.access)\(nonisolated)\(keyword) \(generic): "
    let tail = parents.joined(separator: ", ") + plan.generics.whereClause
    let line = "\(head)\(tail) {"
    return available + attribute
      + (Layout.fits(line)
        ? [line]
        : [head.trimmingCharacters(in: .whitespaces), "  \(tail)", "{"])
  }

  /// The common part of every double of the protocol, whatever its members are.
  func extras(_ name: String) -> [[String]] {
    let decided = plan.family.decided.sorted { $0.key < $1.key }
    var lines = [decided.map { "  \(plan.access)typealias \($0) = \($1)" }]
    let (bool, hasher) = (plan.known.standard("Bool"), plan.known.standard("Hasher"))
    let head = plan.side == .plain || plan.side == .data ? "" : "nonisolated "
    if plan.family.writesEquality {
      lines.append([
        "  \(plan.access)\(head)static func == (left: \(name), right: \(name)) -> \(bool) { left === right }"
      ])
    }
    if plan.family.writesHash {
      lines.append(
        Layout.block(
          ("\(plan.access)\(head)func hash", ["into hasher: inout \(hasher)"], ""),
          body: ["hasher.combine(\(plan.known.standard("ObjectIdentifier"))(self))"]
        )
      )
    }
    return lines
  }

  /// The part for members that a person writes; empty if all are written.
  var kept: [String] { plan.openMembers == 0 ? [] : KeptPart.empty }

  /// The last line of an initializer, if the superclass needs an explicit call.
  var superInitialization: [String] { plan.family.superclass?.initialization.map { [$0] } ?? [] }

  /// The initializer for a storyboard, which views and their controllers must have.
  var coder: [String] {
    plan.family.superclass?.needsCoder == true && !plan.family.inheritsInitializers
      ? ["  \(plan.access)required init?(coder: NSCoder) { nil }"] : []
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
