/// What a member needs to know of the double that it becomes a part of.
struct DraftContext {
  /// The files' types, as they are seen from the protocol that asks for the member.
  var known: KnownTypes
  var side: DoublePlan.Side
  /// Names in the double that hide types of the app.
  var ownTypes: Set<String>
  /// Whether the double has a spy for each task, for its static members.
  var isForTasks: Bool

  /// Whether calls come from any thread.
  var crossesThreads: Bool { side == .data || side == .ownActor }

  /// Whether a held answer can carry values of the type; a `Sendable` protocol promises it for unknown ones.
  func canHold(_ type: SwiftType) -> Bool { known.isSendable(type) ?? crossesThreads }

  /// Why no code can be written for a member with this result; nil if it can.
  func obstacle(ofResult type: SwiftType) -> String? {
    if known.isNoncopyable(type) { return "its result cannot be copied" }
    if crossesThreads, known.isSendable(type) == false {
      return "its result cannot be sent to another thread"
    }
    return nil
  }
}
