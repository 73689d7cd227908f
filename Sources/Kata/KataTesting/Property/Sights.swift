/// Collects what the neighbours of code see in a scenario, a line each; doubles and tasks share it.
@MainActor
package final class Sights {
  static let late = "later, "

  private var lines: [String] = []
  private var isOver = false
  private let turns: Int

  /// Work that code began in a task is seen within so many turns of the main actor.
  package init(turns: Int = 3) {
    self.turns = turns
  }

  package func add(_ line: String) { lines.append(isOver ? Self.late + line : line) }

  /// The call has returned: what is seen from now on comes too late.
  package func end() { isOver = true }

  /// Returns what was seen since the last look.
  package func look() async -> [String] {
    for _ in 0..<turns { await Task {}.value }
    defer {
      lines = []
      isOver = false
    }
    return lines
  }
}
