/// Makes the choices of a scenario fewer and smaller, as long as it still fails.
///
/// Most of a random scenario has nothing to do with the fault. The shrinker removes everything that
/// it can; the fault needs the rest.
@MainActor
struct Shrinking<Failure> {
  /// A failure with the choices that led to it.
  struct Found {
    var choices: Choices
    var failure: Failure
  }

  /// The number of further scenarios: a count, so that runs are repeatable.
  private var trials: Int
  /// A time limit as well; only code that is a hundred times slower than usual reaches it.
  private let end: ContinuousClock.Instant
  private let trial: (Choices) async throws -> Found?

  /// `trial` makes the scenario of these choices, and returns them if it fails.
  init(
    trials: Int,
    until end: ContinuousClock.Instant,
    trial: @escaping (Choices) async throws -> Found?
  ) {
    self.trials = trials
    self.end = end
    self.trial = trial
  }

  /// The simplest failure that was found, starting with this one.
  mutating func simplest(from first: Found) async throws -> Found {
    var best = first
    var isSimpler = true
    while isSimpler, trials > 0 {
      isSimpler = try await withoutElements(&best)
      isSimpler = try await withSmallerNumbers(&best) || isSimpler
    }
    return best
  }

  // From the last to the first, and outer lists before inner ones at the same place.
  private mutating func withoutElements(_ best: inout Found) async throws -> Bool {
    var isSimpler = false
    var index = best.choices.elements.count - 1
    while index >= 0 {
      if best.choices.elements.indices.contains(index) {
        var made = best.choices.made
        made.removeSubrange(best.choices.elements[index])
        isSimpler = try await improves(&best, with: made) || isSimpler
      }
      index -= 1
    }
    return isSimpler
  }

  // Try 0 first, because it is the simplest; then halve the number repeatedly; then subtract one.
  private mutating func withSmallerNumbers(_ best: inout Found) async throws -> Bool {
    var isSimpler = false
    var index = 0
    while index < best.choices.made.count {
      var step = best.choices.made[index]
      while step > 0, index < best.choices.made.count {
        var made = best.choices.made
        made[index] = max(0, made[index] - step)
        if try await improves(&best, with: made) { isSimpler = true } else { step /= 2 }
        if index < best.choices.made.count { step = min(step, best.choices.made[index]) }
      }
      index += 1
    }
    return isSimpler
  }

  private mutating func improves(_ best: inout Found, with made: [Int]) async throws -> Bool {
    guard trials > 0, end > .now else {
      trials = 0
      return false
    }
    trials -= 1
    guard
      let found = try await trial(Choices(again: made)),
      found.choices.isSimpler(than: best.choices)
    else { return false }
    best = found
    return true
  }
}

extension Choices {
  /// Whether it has fewer numbers, or as many and the first different one is smaller.
  fileprivate func isSimpler(than other: Choices) -> Bool {
    made.count == other.made.count
      ? made.lexicographicallyPrecedes(other.made) : made.count < other.made.count
  }
}
