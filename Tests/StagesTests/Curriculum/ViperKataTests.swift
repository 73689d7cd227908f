import Foundation
import KataCore
import KataJudge
import KataStages
import Testing

/// Rules for all stages, steps, mutants and variants of the kata.
struct ViperKataTests {
  private static let stages = Curriculum.viperKata.stages
  private static let steps = Curriculum.viperKata.steps

  @Test("There are stages, numbered from 1, with steps from core to deep and a property at the end")
  func test_stages_areNumberedAndSorted() {
    #expect(!Self.stages.isEmpty)
    #expect(Self.stages.map(\.number) == Array(1...Self.stages.count))
    for stage in Self.stages {
      let levels = stage.steps.filter { $0.kind != .property }.map(\.level)
      #expect(levels == levels.sorted(), "\(stage.stem)")
      #expect(levels.first == .core, "\(stage.stem)")
      let property = stage.steps.firstIndex { $0.kind == .property }
      #expect(property == levels.count, "\(stage.stem)")
    }
  }

  @Test("No two steps of a stage share a name, a title or a test", arguments: stages)
  func test_steps_names_areDistinct(stage: Stage) {
    #expect(Set(stage.steps.map(\.name)).count == stage.steps.count)
    #expect(Set(stage.steps.map(\.title)).count == stage.steps.count)
    #expect(Set(stage.steps.map(\.test)).count == stage.steps.count)
  }

  @Test("No two mutants or variants of a stage share a name or a summary", arguments: stages)
  func test_mutantsAndVariants_areDistinct(stage: Stage) {
    let names = stage.mutants.map(\.name) + stage.variants.map(\.name)
    let summaries = stage.mutants.map(\.summary) + stage.variants.map(\.summary)
    #expect(Set(names).count == names.count)
    #expect(Set(summaries).count == summaries.count)
    #expect(summaries.allSatisfy { $0.hasSuffix(".") })
  }

  @Test("Test names sort in the order of the steps: XCTest runs methods by name", arguments: stages)
  func test_steps_tests_sortAsStepsStand(stage: Stage) {
    #expect(stage.steps.map(\.test) == stage.steps.map(\.test).sorted())
    #expect(stage.steps.allSatisfy { $0.test.hasPrefix("test_") })
  }

  @Test("Every step has at least two hints, and none is empty or code", arguments: steps)
  func test_steps_hints_areThere(step: Step) {
    #expect(step.hints.count >= 2)
    #expect(step.hints.allSatisfy { $0.count > 20 && !$0.contains("{") })
  }

  @Test("Every step has a mutant, and each of the learner's steps has three", arguments: steps)
  func test_steps_mutants_areThere(step: Step) {
    #expect(step.mutants.count >= (step.isYours ? 3 : 1))
  }

  @Test("In the core each stage has a learner's step, and the kata has six or more")
  func test_core_hasOwnTests() {
    let own = Self.steps.filter { $0.level == .core && $0.isYours }

    #expect(own.count >= 6)
    #expect(Set(own.map(\.stage)) == Set(Self.stages.map(\.number)))
  }

  @Test(
    "Every stage says in a line what the learner learned, and asks for a refactoring",
    arguments: stages
  )
  func test_stages_lesson_isThere(stage: Stage) {
    #expect(stage.lesson.count > 20 && stage.lesson.hasSuffix("."))
    #expect(stage.steps.contains { $0.asksForRefactoring })
  }

  @Test("A step that names its class names one of its stage's classes", arguments: stages)
  func test_steps_typeNames_areOfTheStage(stage: Stage) {
    #expect(Set(stage.typeNames).count == stage.typeNames.count)
    #expect(stage.steps.compactMap(\.typeName).allSatisfy(stage.typeNames.contains))
  }

  @Test("A step's name is words with hyphens, for anchors and progress", arguments: steps)
  func test_steps_names_arePlain(step: Step) {
    #expect(step.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
  }
}

extension Stage: CustomTestStringConvertible {
  public var testDescription: String { "Stage \(number)" }
}

extension Step: CustomTestStringConvertible {
  public var testDescription: String { key }
}
