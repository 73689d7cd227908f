/// The data that repeat a generated scenario: seed and place, or the choices after shrinking.
package struct FoundScenario: Codable, Equatable, Hashable, Sendable {
  package var seed: UInt64
  /// Its place among the scenarios of the seed, from 1.
  package var number: Int
  /// Its choices, if it was shrunk; nil if the seed makes the choices.
  package var choices: [Int]?
  /// In how many of a thousand scenarios a mutant differs; nil if this was not counted.
  package var timesInAThousand: Int?

  package init(seed: UInt64, number: Int, choices: [Int]? = nil) {
    self.seed = seed
    self.number = number
    self.choices = choices
  }

  package var origin: String { "found with seed \(seed)" }
}

/// A scenario that a step had begun when its process ended.
package struct ScenarioUnderWay: Codable, Equatable, Sendable {
  package var found: FoundScenario
  /// Its events, in a few lines.
  package var lines: [String]

  package init(found: FoundScenario, lines: [String]) {
    self.found = found
    self.lines = lines
  }
}
