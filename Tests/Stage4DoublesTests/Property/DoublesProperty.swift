import DoublesSubjects
import KataTesting

/// The rules of the doubles, whatever a test does with them: the finished ones say what is seen.
struct DoublesProperty: Property {
  // Who has kept one scenario waiting is not waited for so long in the next.
  private final class Patience {
    var time = Duration.milliseconds(200)
  }

  private let patience = Patience()

  func scenario(of choices: inout Choices) -> DoublesScenario { DoublesScenario(&choices) }

  func lines(of scenario: DoublesScenario) -> [String] { scenario.lines }

  func difference(in scenario: DoublesScenario) async throws -> Difference? {
    let world = DoublesWorld(
      try DoubleMakers.make(),
      answer: scenario.answer,
      expecting: scenario.expected,
      patience: patience.time
    )
    let model = DoublesWorld(
      DoubleMakers.solution,
      answer: scenario.answer,
      expecting: scenario.expected
    )
    var first: Difference?
    // To the end, also behind a difference: what waits is let go there.
    for event in scenario.events {
      let expected = await model.perform(event)
      let seen = await world.perform(event)
      guard first == nil, seen != expected else { continue }
      // From the first that differs on; what came before is right.
      let same = zip(expected, seen).prefix { $0 == $1 }.count
      first = Difference(
        expected: Array(expected.dropFirst(same)),
        got: Array(seen.dropFirst(same)),
        rule: event.rule
      )
    }
    if first != nil { patience.time = .milliseconds(1) }
    return first
  }
}
