import KataKit
import KataTesting
import Testing

/// Checks which implementation of a stage is created; strings replace it.
@MainActor
struct ImplementationsTests {
  private func made(_ implementation: Implementation) throws -> String {
    try Implementations(
      stage: 1,
      exercise: { "exercise of \($0)" },
      changed: { "changed \($0)" },
      solution: { "solution of \($0)" },
      mutants: ["broken": { "mutant of \($0)" }],
      variants: ["other": { "variant of \($0)" }]
    )
    .make(implementation, from: "parts")
  }

  @Test(
    "Makes the named implementation, and the solution if another stage is named",
    arguments: [
      (Implementation.exercise, "exercise of parts"), (.solution, "solution of parts"),
      (.changed, "changed parts"),
      (.mutant(stage: 1, name: "broken"), "mutant of parts"),
      (.variant(stage: 1, name: "other"), "variant of parts"),
      (.mutant(stage: 2, name: "broken"), "solution of parts"),
      (.variant(stage: 2, name: "unknown"), "solution of parts"),
    ]
  )
  func test_make_named_isMade(implementation: Implementation, subject: String) throws {
    #expect(try made(implementation) == subject)
  }

  @Test(
    "Throws for a name without behaviour",
    arguments: [
      Implementation.mutant(stage: 1, name: "unknown"), .mutant(stage: 1, name: "other"),
      .variant(stage: 1, name: "unknown"), .variant(stage: 1, name: "broken"),
    ]
  )
  func test_make_nameWithoutBehaviour_throws(implementation: Implementation) {
    #expect(throws: ImplementationError.unknown(implementation.description)) {
      try made(implementation)
    }
  }
}
