import KataCore
import TodoMocks

/// Values that are drawn from `KATA_SEED`, so that no constant in the code fits them all.
package enum Seed {
  /// The number of weeks to move the dates of an example: 0 without a seed, else 1 to 1,000.
  package static let weeks = drawn.map { Int($0 % 1_000) + 1 } ?? 0

  /// The title plus a number of the seed; unchanged without a seed.
  package static func title(_ title: String) -> String {
    drawn.map { "\(title) \($0 / 1_000 % 1_000)" } ?? title
  }

  private static let drawn: UInt64? = {
    StageRun.current.settings.seed.map { seed in
      var generator = SeededGenerator(seed: seed)
      return generator.next()
    }
  }()
}
