/// The facts that a member needs about its double.
struct DraftContext {
  /// Names that a spy, a mock or a `Call` uses itself.
  private static let ownNames: Set<String> = [
    "calls", "onCall", "latch", "record", "spy", "expected", "verify", "mismatch", "waitForCalls",
  ]
  /// Those of them that are functions, beside which others can have the same name.
  static let ownFunctions: Set<String> = ["record", "verify", "mismatch", "waitForCalls"]

  /// The files' types, as seen from the protocol that requires the member.
  var known: KnownTypes
  var side: DoublePlan.Side
  /// Whether reads of a property are calls.
  var recordsReads: Bool
  /// Names in the double that hide types of the app.
  var ownTypes: Set<String>
  /// Whether the double has a spy for each task, for its static members.
  var isForTasks: Bool
  /// The generic parameters of the double.
  var parameters: Set<String>
  /// The functions of all requirements, as `Requirement.identity` writes them.
  var identities: Set<String>

  /// Names that the double uses itself; its `state` is what one `Mutex` keeps.
  var ownNames: Set<String> { Self.ownNames.union(side.crossesThreads ? ["state"] : []) }

  /// Whether a held answer can carry values of the type.
  ///
  /// A `Sendable` protocol promises it for types that are not known.
  func canHold(_ type: SwiftType) -> Bool { known.isSendable(type) ?? side.crossesThreads }

  /// Whether calls come from any thread, and no value of the type can go there.
  func cannotSend(_ type: SwiftType) -> Bool {
    side.crossesThreads && known.isSendable(type) == false
  }
}
