/// What makes a generated scenario again: the seed and its place, or the choices it was shrunk to.
package struct FoundScenario: Codable, Equatable, Hashable, Sendable {
  /// What the scenarios were drawn from.
  package var seed: UInt64
  /// Its place among those of the seed, from 1.
  package var number: Int
  /// The choices it is made of, once it was shrunk; nil for those that the seed makes.
  package var choices: [Int]?

  /// Names a scenario.
  package init(seed: UInt64, number: Int, choices: [Int]? = nil) {
    self.seed = seed
    self.number = number
    self.choices = choices
  }

  /// The words that say where it came from.
  package var origin: String { "found with seed \(seed)" }
}

/// A scenario that a step had begun when its process ended.
package struct ScenarioUnderWay: Codable, Equatable, Sendable {
  /// What makes it again.
  package var found: FoundScenario
  /// What happens in it, a few lines.
  package var lines: [String]

  package init(found: FoundScenario, lines: [String]) {
    self.found = found
    self.lines = lines
  }
}
