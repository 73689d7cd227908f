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
  let access: Access
  let side: Side
  let known: KnownTypes
  /// A parameter for each associated type.
  let generics: GenericClause
  let members: [PlannedMember]
  /// Whether a `Call` uses the compiler's own `==`.
  let isEquatable: Bool
  /// Lines such as `import Foundation`, sorted, without those that the spy itself needs.
  let imports: [String]

  /// Whether it conforms to `Sendable` itself, because its protocol does not.
  var saysSendable: Bool { side == .data && family.side == .plain }
  /// The name of the struct with the spy's state.
  var state: String {
    family.requirements.contains { $0.words.contains("State") } ? "SpyState" : "State"
  }

  var mutex: String { known.standard("Mutex", of: "Synchronization") }
  var spy: String { name + choice.endings.spy }
  var mock: String { name + choice.endings.mock }

  /// The `#if` conditions around the protocol, the outermost first.
  var conditions: [String] { family.declaration.compilation }

  /// The number of members that a person has to complete.
  var openMembers: Int { members.count { $0.byHand != nil } }

  var calls: [PlannedCall] {
    members.compactMap { if case .call(let call) = $0.content { call } else { nil } }
  }

  /// The calls whose answer is a parameter of `init`; one inside `#if` cannot be.
  var answers: [PlannedCall] { calls.filter { $0.answer != .nothing && !$0.isConditional } }

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

/// A requirement of the protocol, and how the double fulfils it.
struct PlannedMember: Sendable {
  enum Content: Sendable {
    case call(PlannedCall)
    /// An optional property that is set from outside; it is not recorded.
    case wiring(name: String, type: String)
    /// A member that a person writes.
    case byHand(ByHandNote)
  }

  var content: Content
  /// The `#if` conditions around it, the outermost first.
  var conditions: [String] = []

  var byHand: ByHandNote? {
    switch content {
    case .byHand(let note): note
    case .call(let call):
      call.personal.map {
        let declaration = call.declaration(named: call.personalName)
        return ByHandNote(declaration, ", the answer of `\(call.fullName)`; \($0)")
      }
    case .wiring: nil
    }
  }
}
