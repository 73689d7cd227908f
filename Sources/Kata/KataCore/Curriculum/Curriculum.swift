/// All stages and steps in order; a value, so that a test can use a small one.
package struct Curriculum: Equatable, Sendable {
  /// The stages in the order of the workshop, numbered from 1.
  package let stages: [Stage]

  package init(stages: [Stage]) {
    self.stages = stages
  }

  /// Every step of every stage, in order.
  package var steps: [Step] { stages.flatMap(\.steps) }

  package func stage(_ number: Int) -> Stage? {
    stages.first { $0.number == number }
  }

  /// The stage with this number, or with this name in any case; nil if there is none.
  package func stage(named text: String) -> Stage? {
    stages.first { stage in
      ["\(stage.number)", stage.stem.lowercased(), "stage\(stage.number)"]
        .contains(text.lowercased())
    }
  }

  /// The stage whose two suites are in this test module; nil for any other module.
  package func stage(ofSuites module: String) -> Stage? {
    stages.first { $0.suiteModule == module }
  }

  /// The stage whose learner's tests are in this module; nil for any other module.
  package func stage(ofOwnTests module: String) -> Stage? {
    stages.first { $0.ownTestsModule == module }
  }

  /// The states of the histories that judge the suite of a stage: its own, and those of a stage that
  /// changes it.
  package func states(judgedBy stage: Stage) -> [Implementation] {
    stages.filter { $0 == stage || $0.changedStages.contains(stage.number) }.flatMap { owner in
      (0...owner.steps.count).map { .state(stage: owner.number, after: $0) }
    }
  }

  /// The step with the key `STAGE.NAME` in the progress; nil if it does not exist any more.
  package func step(withKey key: String?) -> Step? {
    steps.first { $0.key == key }
  }
}
