import KataKit
import Testing

struct SubjectChoiceTests {
  @Test("Nothing said means the exercise")
  func test_init_nothing_isTheExercise() throws {
    #expect(try SubjectChoice(nil) == .exercise)
    #expect(try SubjectChoice("") == .exercise)
  }

  @Test(
    "Each kind of subject has its spelling",
    arguments: [
      ("exercise", SubjectChoice.exercise),
      ("solution", .solution),
      ("mutant:1.sundayWeeks", .mutant(.interactor, "sundayWeeks")),
      ("variant:1.tellsEarlyAnswers", .variant(.interactor, "tellsEarlyAnswers")),
    ]
  )
  func test_init_knownText_isReadAndPrintedBack(text: String, choice: SubjectChoice) throws {
    #expect(try SubjectChoice(text) == choice)
    #expect(choice.description == text)
  }

  @Test(
    "An unknown value is an error that says what would be known",
    arguments: [
      "solutions", "mutant:", "mutant:1", "mutant:4.sundayWeeks", "variant:one.x",
      "mutant:1.nobody",
      "variant:1.nobody",
    ]
  )
  func test_init_unknownText_throws(text: String) {
    let error = #expect(throws: SubjectChoiceError.self) { try SubjectChoice(text) }

    #expect(
      error?.description
        == """
        KATA_SUBJECT is "\(text)", which names no subject; use exercise, solution, \
        variant:STAGE.NAME or mutant:STAGE.NAME, with a name that kata verify lists.
        """
    )
  }
}
