import CommandLineKit
import KataCore
import KataLearner
import KataStages
import Testing

@testable import kata

/// The meaning of the words after `kata`.
struct WordsTests {
  private let stages = Curriculum.viperKata.stages

  @Test("The words of a check are its stage and its options; without words it is of everything")
  func test_check_words_areRead() throws {
    let check = try CheckCommand(["Presenter", "--seed", "7", "--core", "--of", "a", "b"])

    #expect(check.stage?.stem == "Presenter")
    #expect(check.seed == 7)
    #expect(check.isCore)
    #expect(check.copies == ["a", "b"])
    let whole = try CheckCommand(["--format=json"])
    #expect(whole.stage == nil && whole.seed == nil && !whole.isCore && whole.format == .json)
  }

  @Test("A step is named with its stage, by its number or by its name")
  func test_stepWord_anySpelling_isFound() throws {
    let step = try #require(stages.first?.step(named: "today"))

    #expect(try HintCommand([step.label]).word?.step() == step)
    let catchUp = try CatchUpCommand(["\(step.stage)", "\(step.number)"])
    #expect(try catchUp.stepWord?.step(in: catchUp.stage) == step)
  }
}
