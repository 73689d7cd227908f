import KataKit
import Testing

@testable import KataSubjects

/// Which of the implementations of a stage is made, with texts in their place.
@MainActor
struct SubjectChoiceTests {
  private func made(_ implementation: Implementation) throws -> String {
    try Subject.choose(
      implementation,
      stage: 1,
      from: "parts",
      exercise: { "exercise of \($0)" },
      changed: { "changed \($0)" },
      solution: { "solution of \($0)" },
      others: (
        mutants: ["broken": { "mutant of \($0)" }], variants: ["other": { "variant of \($0)" }]
      )
    )
  }

  @Test(
    "What is named is made; where another stage is named this one is the solution",
    arguments: [
      (Implementation.exercise, "exercise of parts"), (.solution, "solution of parts"),
      (.changed, "changed parts"),
      (.mutant(stage: 1, name: "broken"), "mutant of parts"),
      (.variant(stage: 1, name: "other"), "variant of parts"),
      (.mutant(stage: 2, name: "broken"), "solution of parts"),
      (.variant(stage: 2, name: "nobody"), "solution of parts"),
    ]
  )
  func test_choose_named_isMade(implementation: Implementation, subject: String) throws {
    #expect(try made(implementation) == subject)
  }

  @Test(
    "A name without behaviour is an error, and not the solution",
    arguments: [
      Implementation.mutant(stage: 1, name: "nobody"), .mutant(stage: 1, name: "other"),
      .variant(stage: 1, name: "nobody"), .variant(stage: 1, name: "broken"),
    ]
  )
  func test_choose_nameWithoutBehaviour_throws(implementation: Implementation) {
    #expect(throws: ImplementationError.unknown(implementation.description)) {
      try made(implementation)
    }
  }
}
