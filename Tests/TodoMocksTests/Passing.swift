import TodoMocks

/// The lists of expected calls with which an exercise of a mock passes.
///
/// - Throws: What is no mismatch.
func passing<Call: Sendable>(
  _ lists: [[Call]],
  isolation: isolated (any Actor)? = #isolation,
  _ exercise: ([Call]) async throws -> Void
) async throws -> [[Call]] {
  var passing: [[Call]] = []
  for list in lists {
    do {
      try await exercise(list)
      passing.append(list)
    } catch is CallMismatch {
      continue
    }
  }
  return passing
}
