import Testing

@testable import KataCore

struct ImplementationTests {
  @Test(
    "Each kind of implementation has its spelling",
    arguments: [
      ("exercise", .exercise), (nil, .exercise),
      ("solution", .solution),
      ("changed:2", .changed(by: 2)),
      ("mutant:1.countsTwice", .mutant(stage: 1, name: "countsTwice")),
      ("variant:1.countsDown", .variant(stage: 1, name: "countsDown")),
    ] as [(String?, Implementation)]
  )
  func test_init_knownText_isReadAndPrintedBack(text: String?, known: Implementation) throws {
    #expect(try Implementation(text, in: .toy) == known)
    #expect(known.description == text ?? "exercise")
  }

  @Test(
    "An unknown value is an error that lists the known ones",
    arguments: [
      "solutions", "changed:4", "mutant:1", "mutant:2.countsTwice", "variant:1.countsTwice",
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
