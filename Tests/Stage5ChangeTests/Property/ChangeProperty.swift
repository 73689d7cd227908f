import ChangeSubjects
import KataLearner
import KataRun
import KataTesting

/// Compares the changed classes with the solution, whatever is typed and answered.
struct ChangeProperty: Property {
  func difference(in scenario: ChangeScenario) async throws -> Difference? {
    let world = try ChangeWorld(scenario, on: nil, turns: 1)
    // The solution starts no task.
    let model = try ChangeWorld(scenario, on: .solution, turns: 0)
    var first: Difference?
    // Always to the end, so that no request is left waiting.
    for event in scenario.events {
      let expected = await model.happen(event)
      let seen = await world.happen(event)
      first = first ?? difference(expected, seen, after: event, in: scenario)
    }
    return first
  }

  private func difference(
    _ expected: [ChangeWorld.Sight],
    _ seen: [ChangeWorld.Sight],
    after event: ChangeScenario.Event,
    in scenario: ChangeScenario
  ) -> Difference? {
    zip(expected, seen).lazy.compactMap { difference($0, $1, after: event, in: scenario) }.first
  }

  private func difference(
    _ expected: ChangeWorld.Sight,
    _ seen: ChangeWorld.Sight,
    after event: ChangeScenario.Event,
    in scenario: ChangeScenario
  ) -> Difference? {
    if expected.questions.count != seen.questions.count {
      return Difference(
        expected: ["requests to the data manager: \(expected.questions.count)"],
        got: ["requests to the data manager: \(seen.questions.count)"],
        rule: "A choice makes one request, or none if the newest request is still running."
      )
    }
    if expected.questions != seen.questions {
      return Difference(
        expected: expected.questions.map(scenario.text),
        got: seen.questions.map(scenario.text),
        rule: "A request asks for the items from the start of today to the end of next week."
      )
    }
    if expected.readings != seen.readings {
      return Difference(
        expected: ["readings of the clock: \(expected.readings)"],
        got: ["readings of the clock: \(seen.readings)"],
        rule: "A request reads the clock once."
      )
    }
    // The rules also do not fix a space before the ellipsis of a cut title.
    guard
      !expected.isOpen, !expected.text.contains(" …"),
      !expected.text.utf8.elementsEqual(seen.text.utf8)
    else { return nil }
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
    case .line("s"): "s shows the list in the other order: by name, ignoring case, or by due date."
    case .line("g"): "g shows the list in the other grouping, in the chosen order."
    case .line("?"), .line("x"): "The usage line lists every command."
    case .line("r"), .save: "Refresh, error and new item do not change order and grouping."
    case .line("a"): "a asks for a new entry, and writes nothing."
    case .line: "Any other line shows the usage line."
    case .underWay: "An answer is shown in the order and the grouping that were chosen last."
    case .cancelAdd: "A cancelled add screen changes nothing."
    case .items, .noStore, .nothing, .hours, .columns: "Without a request, nothing is shown."
    }
  }
}
