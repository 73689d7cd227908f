/// Decides for each requirement of a protocol how the double fulfils it.
struct Planner {
  /// Names that a spy, a mock or a `Call` uses itself.
  static let ownNames: Set<String> = [
    "calls", "onCall", "latch", "record", "spy", "expected", "verify", "mismatch", "waitForCalls",
  ]

  /// Those of them that are functions, beside which others can have the same name.
  static let ownFunctions: Set<String> = ["record", "verify", "mismatch", "waitForCalls"]

  let family: Family
  let known: KnownTypes
  let choice: ModuleConfiguration
  /// The double's name without `Spy` or `Mock`.
  let name: String
  let imports: [String]

  /// The plan of a spy and a mock; a testable one is internal, like the tests.
  var plan: DoublePlan {
    let plan = plan(side: family.side)
    // Static members record into a spy of the task, which must be `Sendable`.
    guard family.hasStatics, plan.generics.parameters.isEmpty else { return plan }
    var shared = self.plan(side: family.side == .plain ? .data : family.side, isForTasks: true)
    shared.saysSendable = family.side == .plain
    return shared.openMembers < plan.openMembers ? shared : plan
  }

  private func plan(side: DoublePlan.Side, isForTasks: Bool = false) -> DoublePlan {
    let declaration = family.declaration
    let isSent = side.crossesThreads
    let generics = family.generics(sent: isSent ? known.standard("Sendable") : nil)
    let open = family.associatedTypes.filter { family.decided[$0.name] == nil }
    let placeholders = open.map { type in
      let isEquatable = !Set(type.bounds).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
      let isSendable = isSent || type.bounds.contains("Sendable")
      return (
        type.name, KnownTypes.Placeholder(isEquatable: isEquatable, isSendable: isSendable)
      )
    }
    let module = choice.imports.module
    let inside = known.with(Dictionary(placeholders) { $1 })
    var drafts = Drafts(
      context: DraftContext(
        known: inside,
        side: side,
        recordsReads: choice.withoutReads != true,
        ownTypes: module == nil ? ["Call"] : [],
        isForTasks: isForTasks,
        parameters: Set(open.map(\.name))
      ),
      identities: Set(family.requirements.map(\.identity))
    )
    for requirement in family.requirements {
      drafts.add(
        requirement.changingTypes { type in
          type.replacingNames { parts in
            module.flatMap { parts[0].name == "Call" ? .named([.init(name: $0)] + parts) : nil }
          }
        }
      )
    }
    var plan = DoublePlan(
      family: family,
      choice: choice,
      name: name,
      protocolName: declaration.path,
      access: choice.imports.isTestable || declaration.spi != nil ? .internal : declaration.access,
      side: side,
      known: inside,
      generics: generics,
      members: family.strangers.map(Self.member) + drafts.members,
      isEquatable: drafts.isEquatable,
      imports: imports.map { line in
        let isOwn = choice.imports.lines.contains(line)
        return (isOwn ? declaration.spi.map { "\($0) " } ?? "" : "") + line
      }
    )
    if isSent, family.requirements.contains(where: { $0.words.contains("State") }) {
      plan.state = "SpyState"
    }
    return plan
  }

  private static func member(of stranger: (name: String, reason: String)) -> PlannedMember {
    let text = "By hand: what `\(stranger.name)` requires; \(stranger.reason)."
    return PlannedMember(content: .byHand(ByHandNote(text: text)))
  }
}

extension Requirement {
  /// The names in its types.
  var words: Set<String> {
    var words: Set<String> = []
    _ = changingTypes { type in
      words.formUnion(type.words)
      return type
    }
    return words
  }
}

extension ProtocolDeclaration {
  /// `@_spi(…)`, which an import of its module needs, too.
  fileprivate var spi: String? { attributes.first { $0.hasPrefix("@_spi") } }

  fileprivate var access: Access {
    [Access.public, .package].first { modifiers.contains($0.rawValue) } ?? .internal
  }
}
