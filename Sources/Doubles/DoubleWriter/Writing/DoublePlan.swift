/// The parts of a spy and a mock of a protocol.
struct DoublePlan: Sendable {
  /// The isolation of the calls, according to the protocol.
  enum Side: Equatable, Sendable {
    /// A global actor's attribute, such as `@MainActor`.
    case actor(attribute: String)
    /// No isolation, and not `Sendable`.
    case plain
    /// `Sendable`: calls come from any thread.
    case data
    /// `protocol P: Actor`.
    case ownActor

    /// Whether calls come from any thread.
    var crossesThreads: Bool { self == .data || self == .ownActor }
  }

  let family: Family
  let choice: ModuleConfiguration
  /// The double's name without `Spy` or `Mock`.
  let name: String
  /// The protocol's name, with the types around it.
  var protocolName: String
  /// `public `, `package ` or nothing.
  let access: String
  let side: Side
  let known: KnownTypes
  /// A parameter for each associated type.
  let generics: GenericClause
  /// The names that the doubles use themselves.
  let names: OwnNames
  let members: [PlannedMember]
  /// Lines such as `import Foundation`, sorted, without those that the spy itself needs.
  let imports: [String]

  /// Decides for each requirement of a protocol how the doubles with that name fulfil it.
  init(
    of family: Family,
    known: KnownTypes,
    choice: ModuleConfiguration,
    name: String,
    imports: [String]
  ) {
    self.init(family, known, choice, name, imports, side: family.side)
    guard family.requirements.contains(where: \.isStatic), family.openTypes.isEmpty else { return }
    // Static members record into a spy of the task, which must be `Sendable`.
    let side = family.side == .plain ? .data : family.side
    let shared = Self(family, known, choice, name, imports, side: side, isForTasks: true)
    if shared.openMembers < openMembers { self = shared }
  }

  private init(
    _ family: Family,
    _ known: KnownTypes,
    _ choice: ModuleConfiguration,
    _ name: String,
    _ imports: [String],
    side: Side,
    isForTasks: Bool = false
  ) {
    let declaration = family.declaration
    let placeholders = family.placeholders(isSent: side.crossesThreads)
    names = OwnNames(beside: family.requirements)
    let context = DraftContext(
      known: known.with(placeholders),
      side: side,
      inheritsInitializers: family.inheritsInitializers,
      isForTasks: isForTasks,
      parameters: Set(placeholders.keys),
      names: names,
      identities: Set(family.requirements.map(\.identity))
    )
    (self.family, self.choice, self.name, self.side) = (family, choice, name, side)
    self.known = context.known
    protocolName = declaration.path
    // A testable double is internal, like the tests.
    access = choice.imports.isTestable || declaration.spi != nil ? "" : declaration.access
    generics = family.generics(sent: side.crossesThreads ? known.standard("Sendable") : nil)
    self.imports = imports.map { line in
      let isOwn = choice.imports.lines.contains(line)
      return (isOwn ? declaration.spi.map { "\($0) " } ?? "" : "") + line
    }
    let drafts = family.requirements.compactMap { PlannedMember($0, in: context) }
    members = family.strangers.map(PlannedMember.init(ofStranger:)) + drafts.named(names)
  }

  /// Whether it conforms to `Sendable` itself, because its protocol does not.
  var saysSendable: Bool { side == .data && family.side == .plain }
  /// The lock; an alias of that name is meant for the doubles.
  var mutex: String {
    known.resolved(.named([.init(name: "Mutex")])) == .named([.init(name: "Mutex")])
      ? known.standard("Mutex", of: "Synchronization") : "Mutex"
  }
  var spy: String { name + choice.endings.spy }
  var mock: String { name + choice.endings.mock }

  /// The `#if` conditions around the protocol, the outermost first.
  var conditions: [String] { family.declaration.compilation }

  /// The number of members that a person has to complete.
  var openMembers: Int { members.count { $0.byHand != nil } }

  var calls: [PlannedCall] { members.compactMap(\.call) }

  /// Whether a `Call` uses the compiler's own `==`.
  var isEquatable: Bool { calls.allSatisfy(\.isEquatable) }

  /// The calls whose answer is a parameter of `init`; one inside `#if` cannot be.
  var answers: [PlannedCall] { calls.filter { $0.answer != .nothing && !$0.isAnsweredLater } }

  /// The arguments that a test gives for the runs of closures: the properties, and their types.
  var runs: [(name: String, type: String)] {
    calls.flatMap(\.runs).filter { !$0.run.arguments.isEmpty }.map { ($0.property, $0.run.type) }
  }

  /// The parameters of `init` of a spy, with a default for each answer that is optional.
  var parameters: [String] {
    answers.map { $0.stubParameter(isOptional: choice.answers == .optional) }
      + runs.map { "\($0.name): \($0.type)" }
  }

  /// ` as Void` or similar, if only the result distinguishes the called function from another one,
  /// and the place of the call expects no result; otherwise nothing.
  func resultMark(of call: PlannedCall) -> String {
    let hasTwin = calls.contains { other in
      other.fullName == call.fullName && other.parameters.map(\.type) == call.parameters.map(\.type)
        && (other.result != call.result || other.returnsSelf != call.returnsSelf)
    }
    guard hasTwin, call.result == nil else { return "" }
    return " as \(call.returnsSelf ? spy + generics.arguments : known.standard("Void"))"
  }
}

extension ProtocolDeclaration {
  /// `@_spi(…)`, which an import of its module needs, too.
  fileprivate var spi: String? { attributes.first { $0.hasPrefix("@_spi") } }

  fileprivate var access: String {
    ["public", "package"].first(where: modifiers.contains).map { "\($0) " } ?? ""
  }
}
