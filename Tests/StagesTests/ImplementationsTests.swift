import KataRun
import KataTesting
import Testing

/// Checks which implementation of a stage is created; strings replace it.
@MainActor
struct ImplementationsTests {
  private func made(_ implementation: Implementation, mutant: String = "broken") throws -> String {
    try Implementations(
      stage: 1,
      solution: { "solution of \($0)" },
      mutants: ["broken": { "mutant of \($0)" }],
      variants: ["other": { "variant of \($0)" }],
      rows: Self.rows(mutant: mutant)
    )
    .make(implementation, from: "parts")
  }

  @Test(
    "Makes the named implementation, and the solution if another stage is named",
    arguments: [
      (Implementation.solution, "solution of parts"),
      (.mutant(stage: 1, name: "broken"), "mutant of parts"),
      (.variant(stage: 1, name: "other"), "variant of parts"),
      (.mutant(stage: 2, name: "broken"), "solution of parts"),
      (.variant(stage: 2, name: "unknown"), "solution of parts"),
    ]
  )
  func test_make_named_isMade(implementation: Implementation, subject: String) throws {
    #expect(try made(implementation) == subject)
  }

  private static func rows(mutant: String) -> Curriculum {
    let step = Step(
      "first",
      "It begins",
      test: "test_first",
      hints: [],
      mutants: [Mutant(mutant, "It does not begin.")]
    )
    return Curriculum(stages: [
      Stage(
        number: 1,
        stem: "Toy",
        title: "Toy",
        histories: PackageRoot.ofThisBuild,
        typeNames: ["Toy"],
        core: [step],
        variants: [Variant("other", "It begins otherwise.")]
      )
    ])
  }

  @Test("A row without behaviour, or behaviour without a row, stops every implementation")
  func test_make_namesDiffer_throws() {
    let error = #expect(throws: ImplementationError.self) { try made(.solution, mutant: "lame") }

    #expect(
      error?.description
        == "The rows and the subjects of stage 1 differ in these mutants or variants: broken, lame"
    )
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
