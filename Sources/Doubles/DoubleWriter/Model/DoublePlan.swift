/// The parts of a spy and a mock of a protocol.
struct DoublePlan: Equatable, Sendable {
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
  }

  /// The double's name without `Spy` or `Mock`.
  var name: String
  var spyEnding = "Spy"
  var mockEnding = "Mock"
  /// Whether `init` has a default for every answer.
  var hasOptionalAnswers = false
  /// The protocol's name, with the types around it.
  var protocolName: String
  /// `@MainActor ` if only the double's superclass is on the actor of the conformance, or nothing.
  var conformance = ""
  /// `public `, `package ` or nothing.
  var access: String
  var side: Side
  /// `@available(…)` of the protocol.
  var attributes: [String] = []
  /// The class that the protocol requires; nil if any class will do.
  var superclass: Superclass?
  /// A parameter for each associated type.
  var generics = GenericClause()
  /// `typealias` lines for the associated types that the protocol decides.
  var aliases: [String] = []
  /// Whether two doubles are equal only if they are identical, and perhaps hashed.
  var identity: Identity?
  /// Whether it conforms to `Sendable` itself, because its protocol does not.
  var saysSendable = false
  /// The name of the struct with the spy's state.
  var state = "State"
  /// The type of the lock; qualified if the app has a `Mutex` of its own.
  var mutex = "Mutex"
  var members: [PlannedMember]
  /// Whether a `Call` uses the compiler's own `==`.
  var isEquatable: Bool
  /// Lines such as `import Foundation`, sorted, without those that the spy itself needs.
  var imports: [String]
  /// The `#if` conditions around the protocol, the outermost first.
  var conditions: [Condition]

  var spy: String { name + spyEnding }
  var mock: String { name + mockEnding }

  /// The number of members that a person has to complete.
  var openMembers: Int { members.count { $0.byHand != nil } }

  var calls: [PlannedCall] {
    members.compactMap { if case .call(let call) = $0.content { call } else { nil } }
  }

  /// The calls whose answer is a parameter of `init`; one inside `#if` cannot be.
  var answers: [PlannedCall] { calls.filter { $0.answer != .nothing && !$0.isConditional } }

  enum Identity: Equatable, Sendable { case equatable, hashable }

  struct Superclass: Equatable, Sendable {
    var name: String
    /// Such as `super.init(frame: .zero)`; nil if the compiler writes it.
    var initialization: String?
    /// Whether it must have an initializer for a storyboard.
    var needsCoder = false
    /// Whether its `init()` must be overridden.
    var overridesInit = true
  }

  struct GenericClause: Equatable, Sendable {
    /// Such as `Item: Hashable`.
    var parameters: [String] = []
    /// Such as `Item.ID == Int`.
    var conditions: [String] = []

    /// `<Item: Hashable>`, or nothing.
    var declaration: String { parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>" }
    /// `<Item>`, or nothing.
    var arguments: String {
      let names = parameters.map { $0.prefix { $0 != ":" } }
      return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }
    var whereClause: String {
      conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    }
  }
}

/// A requirement of the protocol, and how the double fulfils it.
struct PlannedMember: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case call(PlannedCall)
    /// An optional property that is set from outside; it is not recorded.
    case wiring(name: String, type: String)
    /// A member that a person writes, and the reason.
    case byHand(requirement: String, reason: String)
  }

  var content: Content
  /// The `#if` conditions around it, the outermost first.
  var conditions: [Condition] = []

  var byHand: String? {
    switch content {
    case .byHand(let requirement, let reason): "By hand: \(requirement); \(reason)."
    case .call(let call):
      call.personal.map {
        "By hand: `\(call.personalName)`, the answer of `\(call.fullName)`; \($0)."
      }
    case .wiring: nil
    }
  }
}

/// A member whose calls a spy keeps.
struct PlannedCall: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case function
    case initializer
    case property
    case `subscript`
  }

  struct Parameter: Equatable, Sendable {
    /// A closure that is kept and not called.
    struct Closure: Equatable, Sendable {
      var type: String
      var isOptional: Bool
      /// The property that keeps it.
      var list: String
    }

    /// The name for callers; `_` for none.
    var label: String
    /// The label in the case; differs from `label` if two arguments have the same label.
    var caseLabel: String
    /// The name inside the double.
    var name: String
    /// The type in the signature.
    var type: String
    /// The type in the case and in the arguments of an answer.
    var value: String
    /// The closure; nil for an argument that is recorded.
    var closure: Closure?
    /// Whether an answer can be made from it.
    var isAnswered = true
    var isInout = false
    var isVariadic = false
    /// Whether the signature states its ownership, so that a copy is kept.
    var isCopied = false
    /// The words before a call of it, such as `try `; nil if it is not an autoclosure.
    var autoclosure: String?
    /// What a comment says if a `Call` cannot have its value; nil if it can.
    var omission: String?
    /// Whether it is an autoclosure that is called first, so that its value is recorded.
    var isEvaluated = false
  }

  /// The way in which a call returns.
  enum Answer: Equatable, Sendable {
    case nothing
    case result
    case awaited
  }

  var kind: Kind
  var name: String
  /// The name of its case; differs from `name` if a name is overloaded.
  var caseName: String
  /// The name of its setter's case; nil if it has no setter.
  var setter: String?
  /// Whether a call has a case; false for a property whose reads are not recorded.
  var isRecorded = true
  /// `static `, `nonisolated ` or nothing.
  var modifier = ""
  var attributes: [String] = []
  /// `<Item: Codable>`, or nothing.
  var generics = ""
  /// ` where Item: Codable`, or nothing.
  var whereClause = ""
  var parameters: [Parameter] = []
  /// `async throws(Failure)` and the like, or nothing.
  var effects = ""
  var isAsync = false
  var isThrowing = false
  /// Whether its value can be sent by the test that gives it later.
  var isHoldable = true
  /// The written result type; nil if nothing is returned.
  var result: String?
  var failure = "Never"
  /// The type of an answer, if it is not that of the result.
  var erasedResult: String?
  /// Whether an answer is a function that makes the result, which cannot be sent itself.
  private(set) var isMade = false
  /// Whether it returns the double; it has no other result then.
  var returnsSelf = false
  /// The reason why a person writes its answer; nil if the double has one.
  var personal: String?
  /// Whether it is inside `#if`, so that `init` cannot take its answer.
  var isConditional = false
  /// The answer without an argument of `init`; nil if there is none.
  var standard: String?

  /// Keeps functions that make values of the type, because the values cannot be sent.
  mutating func makes(_ type: SwiftType) {
    isMade = true
    isHoldable = true
    erasedResult = "@Sendable () -> \(type.undressed.unforced)"
  }
}
