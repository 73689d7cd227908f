import TodoApp
import TodoTerminal

/// Returns the given lines, then ends.
@MainActor
final class ScriptedLines: LineSource {
  private var rest: ArraySlice<String>

  init(_ lines: [String]) {
    rest = lines[...]
  }

  func nextLine() async -> TypedLine? { rest.popFirst().map(TypedLine.text) }
}
