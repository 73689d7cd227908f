/// The facts that a member needs about its double.
struct DraftContext {
  /// The files' types, as seen from the protocol that requires the member.
  var known: KnownTypes
  var side: DoublePlan.Side
  /// Whether the double has no `init` that takes answers.
  var inheritsInitializers: Bool
  /// Whether the double has a spy for each task, for its static members.
  var isForTasks: Bool
  /// The generic parameters of the double.
  var parameters: Set<String>
  /// The names that the double uses itself.
  var names: OwnNames
  /// The functions of all requirements, as `Requirement.identity` writes them.
  var identities: Set<String>

  /// Whether a held answer can carry values of the type.
  ///
  /// A `Sendable` protocol promises it for types that are not known.
  func canHold(_ type: SwiftType) -> Bool { known.isSendable(type) ?? side.crossesThreads }

  /// Whether calls come from any thread, and no value of the type can go there.
  func cannotSend(_ type: SwiftType) -> Bool {
    side.crossesThreads && known.isSendable(type) == false
  }
}
