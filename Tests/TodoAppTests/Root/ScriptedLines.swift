import TodoApp

/// Returns the given lines, then ends.
@MainActor
final class ScriptedLines: LineSource {
  private var rest: [TypedLine]

  init(_ lines: [String]) {
    rest = lines.map(TypedLine.text)
  }

  init(_ lines: [TypedLine]) {
    rest = lines
  }

  func nextLine() async -> TypedLine? {
    rest.isEmpty ? nil : rest.removeFirst()
  }
}
