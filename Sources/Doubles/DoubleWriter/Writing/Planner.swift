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
    let plan = plan(of: drafts(side: family.side))
    guard family.requirements.contains(where: \.isStatic), family.openTypes.isEmpty
    else { return plan }
    // Static members record into a spy of the task, which must be `Sendable`.
    let side = family.side == .plain ? .data : family.side
    let shared = self.plan(of: drafts(side: side, isForTasks: true))
    return shared.openMembers < plan.openMembers ? shared : plan
  }

  private func drafts(side: DoublePlan.Side, isForTasks: Bool = false) -> Drafts {
    let module = choice.imports.module
    let placeholders = family.placeholders(isSent: side.crossesThreads)
    var drafts = Drafts(
      context: DraftContext(
        known: known.with(placeholders),
        side: side,
        recordsReads: choice.withoutReads != true,
        ownTypes: module == nil ? ["Call"] : [],
        isForTasks: isForTasks,
        parameters: Set(placeholders.keys)
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
    return drafts
  }

  private func plan(of drafts: Drafts) -> DoublePlan {
    let declaration = family.declaration
    let side = drafts.context.side
    return DoublePlan(
      family: family,
      choice: choice,
      name: name,
      protocolName: declaration.path,
      access: choice.imports.isTestable || declaration.spi != nil ? .internal : declaration.access,
      side: side,
      known: drafts.context.known,
      generics: family.generics(sent: side.crossesThreads ? known.standard("Sendable") : nil),
      members: family.strangers.map(Self.member) + drafts.members,
      isEquatable: drafts.isEquatable,
      imports: imports.map { line in
        let isOwn = choice.imports.lines.contains(line)
        return (isOwn ? declaration.spi.map { "\($0) " } ?? "" : "") + line
      }
    )
  }

  private static func member(of stranger: (name: String, reason: String)) -> PlannedMember {
    let text = "By hand: what `\(stranger.name)` requires; \(stranger.reason)."
    return PlannedMember(content: .byHand(ByHandNote(text: text)))
  }
}

extension ProtocolDeclaration {
  /// `@_spi(…)`, which an import of its module needs, too.
  fileprivate var spi: String? { attributes.first { $0.hasPrefix("@_spi") } }

  fileprivate var access: Access {
    [Access.public, .package].first { modifiers.contains($0.rawValue) } ?? .internal
  }
}
