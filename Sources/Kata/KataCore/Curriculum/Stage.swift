import Foundation

/// One of the parts that a learner rebuilds, with its requirements and files.
package struct Stage: Equatable, Sendable {
  /// The number, from 1.
  package let number: Int
  /// The stem of its folders and modules, such as `TextView`.
  package let stem: String
  /// The name for people, such as `Text View`.
  package let title: String
  /// The lesson of its core, as the end of a sentence that begins with "You learned ".
  package let lesson: String
  /// The folder of its histories: one file for each class, and one for the learner's tests.
  package let histories: URL
  /// The classes that the learner writes, at least one; each file has the name of its class.
  package let typeNames: [String]
  /// This stage begins with the finished code of these stages; their suites still judge that code.
  package let changedStages: [Int]
  /// The names of the agendas that have its core; `Step.minutes` has a number for each.
  package let agendas: [String]
  /// The command that shows the learner's classes at work; nil if the app uses none of them.
  package let app: String?
  /// The requirements in order, numbered from 1.
  package let steps: [Step]
  /// The implementations that are correct and written differently.
  package let variants: [Variant]

  /// Gives the steps their numbers and levels.
  package init(
    number: Int,
    stem: String,
    title: String,
    lesson: String = "",
    histories: URL,
    typeNames: [String],
    changedStages: [Int] = [],
    agendas: [String] = [],
    app: String? = nil,
    core: [Step],
    more: [Step] = [],
    deep: [Step] = [],
    property: Step? = nil,
    variants: [Variant]
  ) {
    self.number = number
    self.stem = stem
    self.title = title
    self.lesson = lesson
    self.histories = histories
    precondition(!typeNames.isEmpty, "Stage \(number) asks for no class.")
    self.typeNames = typeNames
    self.changedStages = changedStages
    self.agendas = agendas
    self.app = app
    var property = property
    property?.kind = .property
    let levels: [(level: Step.Level, steps: [Step])] = [
      (.core, core), (.more, more), (.deep, deep), (.more, [property].compactMap(\.self)),
    ]
    var placed: [Step] = []
    for (level, steps) in levels {
      let last = placed.count + steps.count
      for var step in steps {
        step.stage = number
        step.number = placed.count + 1
        step.due = step.kind == .outer ? last : step.number
        step.level = level
        placed.append(step)
      }
    }
    self.steps = placed
    self.variants = variants
  }

  /// The faulty implementations of all steps, in the order of the steps.
  package var mutants: [Mutant] { steps.flatMap(\.mutants) }

  /// The step with generated scenarios; nil if the stage has none.
  package var property: Step? { steps.first { $0.kind == .property } }

  package func step(named name: String) -> Step? { steps.first { $0.name == name } }

  /// The steps whose tests the learner writes, up to a level.
  package func ownSteps(upTo level: Step.Level = .deep) -> [Step] {
    steps.filter { $0.isYours && $0.level <= level }
  }

  /// The step that a method of the stage's suites checks; nil for any other method.
  package func step(test: String) -> Step? { steps.first { $0.test == test } }

  /// The name of a faulty implementation of the stage in `KATA_SUBJECT`.
  package func implementation(of mutant: Mutant) -> Implementation {
    .mutant(stage: number, name: mutant.name)
  }

  /// The name of a correct, differently written implementation in `KATA_SUBJECT`.
  package func implementation(of variant: Variant) -> Implementation {
    .variant(stage: number, name: variant.name)
  }
}

// The stage's paths, relative to the package, and the names of its modules.
extension Stage {
  /// The stage's folder below `Exercises` and `Solutions`, such as `1-Interactor`.
  package var folder: String { "\(number)-\(stem)" }

  package var ownTestsFolder: String { "Exercises/\(folder)/Tests" }

  /// The file in that folder that the learner begins with.
  package var ownTestsFile: String { "\(ownTestsFolder)/My\(stem)Tests.swift" }

  package var solutionTestsFolder: String { "Solutions/\(folder)/Tests" }

  /// The test module of the kit's two suites, such as `Stage1InteractorTests`.
  package var suiteModule: String { "Stage\(number)\(stem)Tests" }

  /// The kit's suite in Swift Testing, which people edit.
  package var suiteFile: String { "Tests/\(suiteModule)/Stage\(number)\(stem)SwiftTests.swift" }

  /// The same suite in XCTest.
  package var xctestSuiteFile: String { "Tests/\(suiteModule)/Stage\(number)\(stem)XCTests.swift" }

  package var exerciseModule: String { "\(stem)Exercise" }

  package var ownTestsModule: String { "\(stem)ExerciseTests" }

  package var solutionTestsModule: String { "\(stem)SolutionTests" }
}

extension Stage {
  /// The text with paths that an editor opens: a mock calls a file of the learner's `MODULE/FILE`.
  package func withPaths(_ text: String) -> String {
    text.replacing("\(ownTestsModule)/", with: "\(ownTestsFolder)/")
  }
}
