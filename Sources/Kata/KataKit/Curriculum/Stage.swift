import Foundation

/// One of the parts that a learner rebuilds: what it asks, and where its files are.
public struct Stage: Equatable, Sendable {
  /// The number that people say, from 1.
  public let number: Int
  /// What its folders and modules are named by, such as `TextView`.
  public let stem: String
  /// The name that people say, such as `Text View`.
  public let title: String
  /// What one knows when its core is done, as a sentence goes on behind "You learned ".
  public let lesson: String
  /// The folder of its histories: one file for each class, and one for the learner's tests.
  public let histories: URL
  /// The classes that the learner writes, at least one; each has a file of its name.
  public let typeNames: [String]
  /// The numbers of the stages whose finished code it begins with; their suites go on judging it.
  public let changedStages: [Int]
  /// The orders in which its steps can be gone through, at least two; none if there is but one.
  public let orders: [StepOrder]
  /// The order that its steps are in; nil if there is but one.
  public private(set) var order: StepOrder?
  /// The requirements in their order; by number, from 1, where no other was chosen.
  public private(set) var steps: [Step]
  /// The implementations that are correct and written differently.
  public let variants: [Variant]

  /// Creates a stage, and gives its steps their numbers.
  public init(
    number: Int,
    stem: String,
    title: String,
    lesson: String = "",
    histories: URL,
    typeNames: [String],
    changedStages: [Int] = [],
    orders: [StepOrder] = [],
    steps: [Step],
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
    self.orders = orders
    order = orders.first
    self.steps = steps.enumerated().map { $1.placed(inStage: number, at: $0 + 1) }
    self.variants = variants
  }

  /// The same stage with its steps in another of its orders.
  public func ordered(by order: StepOrder) -> Stage {
    var stage = self
    stage.order = order
    stage.steps = order.sorted(steps, of: self)
    return stage
  }

  /// The faulty implementations of all steps, in the order of the steps.
  public var mutants: [Mutant] { steps.flatMap(\.mutants) }

  /// The steps of other stages that it takes the place of, as `STAGE.NAME`.
  public var superseded: [String] { steps.flatMap(\.supersedes) }

  /// The step that goes through generated scenarios; nil if the stage has none.
  public var property: Step? { steps.first(where: \.isProperty) }

  /// The step with this name; nil if there is none.
  public func step(named name: String) -> Step? { steps.first { $0.name == name } }

  /// The step that a method of the stage's suites checks; nil for any other method.
  public func step(test: String) -> Step? { steps.first { $0.test == test } }

  /// How `KATA_SUBJECT` names a faulty implementation of the stage.
  public func implementation(of mutant: Mutant) -> Implementation {
    .mutant(stage: number, name: mutant.name)
  }

  /// How `KATA_SUBJECT` names a correct implementation that is written differently.
  public func implementation(of variant: Variant) -> Implementation {
    .variant(stage: number, name: variant.name)
  }
}

// Where the stage's files are, relative to the package, and how its modules are named.
extension Stage {
  /// The stage's folder below `Exercises` and `Solutions`, such as `1-Interactor`.
  public var folder: String { "\(number)-\(stem)" }

  /// The folder of the learner's own tests.
  public var ownTestsFolder: String { "Exercises/\(folder)/Tests" }

  /// The file in that folder that the learner begins with.
  public var ownTestsFile: String { "\(ownTestsFolder)/My\(stem)Tests.swift" }

  /// The folder of the tests beside the solution.
  public var solutionTestsFolder: String { "Solutions/\(folder)/Tests" }

  /// The test module of the kit's two suites, such as `Stage1InteractorTests`.
  public var suiteModule: String { "Stage\(number)\(stem)Tests" }

  /// The module of the learner's files.
  public var exerciseModule: String { "\(stem)Exercise" }

  /// The test module of the learner's own tests.
  public var ownTestsModule: String { "\(stem)ExerciseTests" }

  /// The test module of the solution's own tests.
  public var solutionTestsModule: String { "\(stem)SolutionTests" }
}
