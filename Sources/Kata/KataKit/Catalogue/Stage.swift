import Foundation

/// One of the parts that a learner rebuilds, in the order of the workshop.
public enum Stage: Int, CaseIterable, Codable, Comparable, Sendable {
  case interactor = 1
  case presenter = 2
  case textView = 3

  /// The number that people say, from 1.
  public var number: Int { rawValue }

  /// The name that people say.
  public var title: String {
    switch self {
    case .interactor: "Interactor"
    case .presenter: "Presenter"
    case .textView: "Text View"
    }
  }

  /// The class that the learner writes; the file has its name.
  public var typeName: String {
    switch self {
    case .interactor: "ListInteractor"
    case .presenter: "ListPresenter"
    case .textView: "ListTextView"
    }
  }

  /// The stage's folder below `Exercises` and `Solutions`, such as `1-Interactor`.
  public var folder: String { "\(number)-\(moduleStem)" }

  /// The learner's file, relative to the package.
  public var exerciseFile: String { "Exercises/\(folder)/\(typeName).swift" }

  /// The folder of the learner's own tests, relative to the package.
  public var ownTestsFolder: String { "Exercises/\(folder)/Tests" }

  /// The file in that folder that the learner begins with, relative to the package.
  public var ownTestsFile: String { "\(ownTestsFolder)/My\(moduleStem)Tests.swift" }

  /// The test module of the kit's two suites, such as `Stage1InteractorTests`.
  public var suiteModule: String { "Stage\(number)\(moduleStem)Tests" }

  /// The test module of the learner's own tests.
  public var ownTestsModule: String { "\(moduleStem)ExerciseTests" }

  /// The test module of the solution's own tests.
  public var solutionTestsModule: String { "\(moduleStem)SolutionTests" }

  /// The stage with this number or this name in any case; nil if there is none.
  public init?(named text: String) {
    let match = Stage.allCases.first { stage in
      [String(stage.number), stage.moduleStem.lowercased(), "stage\(stage.number)"]
        .contains(text.lowercased())
    }
    guard let match else { return nil }
    self = match
  }

  public static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

  private var moduleStem: String {
    switch self {
    case .interactor: "Interactor"
    case .presenter: "Presenter"
    case .textView: "TextView"
    }
  }
}
