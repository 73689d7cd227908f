/// Everything that the kit asks, in its order; a value, so that a test can bring a small one.
package struct Curriculum: Equatable, Sendable {
  /// The stages in the order of the workshop, numbered from 1.
  package let stages: [Stage]

  package init(stages: [Stage]) {
    self.stages = stages
  }

  /// Every step of every stage, in order.
  package var steps: [Step] { stages.flatMap(\.steps) }

  /// The stage with this number; nil if there is none.
  package func stage(_ number: Int) -> Stage? {
    stages.first { $0.number == number }
  }

  /// The stage that people call so, by number or by name in any case; nil if there is none.
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

  /// The step that progress is kept by as `STAGE.NAME`; nil if there is none of this name any more.
  package func step(withKey key: String?) -> Step? {
    steps.first { $0.key == key }
  }
}
