import Foundation

/// A protocol with all that it inherits.
struct Family {
  /// Inherited requirements first, in the order of the inheritance list; each once.
  private(set) var requirements: [Requirement] = []
  /// Parents that are in none of the files.
  private(set) var strangers: [String] = []
  private(set) var files: [String] = []
  private var names: Set<String> = []
  private var attributes: [String] = []

  init(of declaration: ProtocolDeclaration, known: KnownTypes) {
    add(declaration, known: known)
    var seen: Set<String> = []
    requirements = requirements.filter { seen.insert($0.identity).inserted }
  }

  var side: DoublePlan.Side {
    if names.contains("Actor") { return .ownActor }
    if let attribute = attributes.first(where: { $0.hasSuffix("Actor") }) {
      return .actor(attribute: attribute)
    }
    return names.isDisjoint(with: ["Sendable", "Error"]) ? .plain : .data
  }

  var isObject: Bool { names.contains("NSObjectProtocol") }

  var associatedTypes: Set<String> {
    Set(
      requirements.compactMap {
        if case .associatedType(let name) = $0.kind { name } else { nil }
      }
    )
  }

  private mutating func add(_ declaration: ProtocolDeclaration, known: KnownTypes) {
    guard names.insert(declaration.path).inserted else { return }
    files.append(declaration.file)
    attributes += declaration.attributes.filter { !$0.contains("(") }
    let parents = (declaration.inherited + declaration.selfConstraints)
      .flatMap { known.composition(named: $0) ?? [$0] }
    for parent in parents {
      let name = parent.split(separator: ".").last.map(String.init) ?? parent
      if let found = known.protocol(named: name, near: declaration.file) {
        add(found, known: known)
      } else if Planner.harmlessParents.contains(name) {
        names.insert(name)
      } else if names.insert(name).inserted {
        strangers.append(parent)
      }
    }
    requirements += declaration.requirements
  }
}

extension ProtocolDeclaration {
  /// What `where Self: …` demands.
  fileprivate var selfConstraints: [String] {
    (conditions ?? "").split(separator: ",").compactMap { condition in
      let sides = condition.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return sides.count == 2 && sides[0] == "Self" ? sides[1] : nil
    }
  }
}

extension Requirement {
  /// The same for two requirements that one member fulfils.
  fileprivate var identity: String {
    switch kind {
    case .function(let function):
      function.name
        + function.parameters.map { "\($0.label):\($0.type)" }.description
        + "\(function.result.map(\.description) ?? "")\(function.generics ?? "")\(modifiers.contains("static"))"
    case .property(let property): "var \(property.name)\(modifiers.contains("static"))"
    default: "\(kind)"
    }
  }
}
