import Testing

@testable import KataRun

struct ImplementationTests {
  @Test("Without a value, it is the exercise", arguments: [nil, ""])
  func test_init_nothing_isTheExercise(text: String?) throws {
    #expect(try Implementation(text, in: .toy) == .exercise)
  }

  @Test(
    "Each kind of implementation has its spelling",
    arguments: [
      ("exercise", Implementation.exercise),
      ("solution", .solution),
      ("changed:2", .changed(by: 2)),
      ("mutant:1.countsTwice", .mutant(stage: 1, name: "countsTwice")),
      ("mutant:2.showsAll", .mutant(stage: 2, name: "showsAll")),
      ("variant:1.countsDown", .variant(stage: 1, name: "countsDown")),
    ]
  )
  func test_init_knownText_isReadAndPrintedBack(text: String, known: Implementation) throws {
    #expect(try Implementation(text, in: .toy) == known)
    #expect(known.description == text)
  }

  @Test(
    "An unknown value is an error that lists the known ones",
    arguments: [
      "solutions", "changed", "changed:4", "mutant:", "mutant:1", "mutant:3.countsTwice",
      "mutant:2.countsTwice", "variant:one.x", "mutant:1.nobody", "variant:1.nobody",
      "variant:1.countsTwice",
    ]
  )
  func test_init_unknownText_throws(text: String) {
    let error = #expect(throws: ImplementationError.self) { try Implementation(text, in: .toy) }

    #expect(
      error?.description
        == """
        KATA_SUBJECT is "\(text)", which names no implementation; use exercise, solution, \
        variant:STAGE.NAME or mutant:STAGE.NAME, with a name that kata verify lists; or all.
        """
    )
  }
}
