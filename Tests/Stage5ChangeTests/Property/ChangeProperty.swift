import ChangeSubjects
import KataKit
import KataTesting

/// The rules of the change, whatever is typed and answered: the solution says what is written.
struct ChangeProperty: Property {
  func scenario(of choices: inout Choices) -> ChangeScenario { ChangeScenario(&choices) }

  func lines(of scenario: ChangeScenario) -> [String] { scenario.lines }

  func difference(in scenario: ChangeScenario) async throws -> Difference? {
    let world = try ChangeWorld(scenario, on: nil)
    let model = try ChangeWorld(scenario, on: .solution)
    var first: Difference?
    // To the end in any case: no question may be left waiting.
    for event in scenario.events {
      let expected = await model.happen(event)
      let seen = await world.happen(event)
      first = first ?? difference(expected, seen, after: event)
    }
    return first
  }

  private func difference(
    _ expected: ChangeWorld.Sight,
    _ seen: ChangeWorld.Sight,
    after event: ChangeScenario.Event
  ) -> Difference? {
    if expected.questions != seen.questions {
      return Difference(
        expected: ["questions to the data manager: \(expected.questions)"],
        got: ["questions to the data manager: \(seen.questions)"],
        rule: "A choice asks once, and nothing while the newest question has no answer yet."
      )
    }
    guard expected.text != seen.text else { return nil }
    return Difference(
      expected: [quoted(expected.text)],
      got: [quoted(seen.text)],
      rule: event.rule
    )
  }
}

extension ChangeScenario.Event {
  fileprivate var rule: String {
    switch self {
    case .line("s"): "s shows the list in the other order: by name in any case, or by due date."
    case .line("g"): "g shows the list in the other grouping, in the order that was chosen."
    case .line("?"), .line("x"): "The usage line tells every command."
    case .line("r"), .save: "Order and grouping stay over a refresh, an error, and a new item."
    case .line("a"): "a asks for the add screen, and writes nothing."
    case .line: "Any other line gets the usage line."
    case .underWay: "An answer comes in the order and the grouping that were chosen last."
    case .items, .noStore, .hours: "Nobody asks, so nothing is shown."
    }
  }
}
