import TodoMocks

/// A call that a neighbour received, mostly the `Call` of a spy, which prints itself as code.
package typealias Call = any CustomStringConvertible

/// Collects what the neighbours of code see in a scenario; doubles and tasks share it.
@MainActor
package final class CallLog {
  private var calls: [Call] = []
  private var isOver = false

  package init() {}

  package func add(_ call: Call) { calls.append(isOver ? LateCall(call: call) : call) }

  /// The act has ended, so calls from now on are late; without this, it ends when it returns.
  package func end() { isOver = true }

  /// Ends the act, and returns its calls.
  ///
  /// Work that the code began in a task is seen within so many turns of the main actor.
  package func takeCalls(turns: Int) async -> [Call] {
    end()
    for _ in 0..<turns { await Task {}.value }
    defer { (calls, isOver) = ([], false) }
    return calls
  }
}

/// A call that came when the act had ended.
struct LateCall: CustomStringConvertible {
  let call: Call

  var description: String { "later, \(call)" }
}

/// Whether the calls are equal, also scalar by scalar: for Swift, two spellings of a character are
/// equal.
@MainActor
func areSame(_ one: Call, _ other: Call) -> Bool {
  // As arrays: comparing them byte by byte takes longer than a short scenario.
  areAlike(one, other) && Array(one.description.utf8) == Array(other.description.utf8)
}
