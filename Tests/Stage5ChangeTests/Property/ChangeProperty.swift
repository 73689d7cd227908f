import ChangeSubjects
import KataRun
import KataTesting

/// Compares the changed classes with the solution, whatever is typed and answered.
struct ChangeProperty: OldProperty {
  func difference(in scenario: ChangeScenario) async throws -> Difference? {
    let world = try ChangeWorld(scenario, on: nil, turns: 1)
    // The solution starts no task.
    let model = try ChangeWorld(scenario, on: .solution, turns: 0)
    var first: Difference?
    // Always to the end, so that no request is left waiting.
    for event in scenario.events {
      var expected = await model.perform(event)
      var seen = await world.perform(event)
      // The rules do not fix a space before the ellipsis of a cut title.
      if expected.contains(where: { $0.contains(" …") }) {
        expected.removeAll { $0.hasPrefix("\"") }
        seen.removeAll { $0.hasPrefix("\"") }
      }
      first = first ?? Difference(expected: expected, got: seen, rule: event.rule)
    }
    return first
  }
}

extension ChangeScenario.Event {
  fileprivate func rule(_ expected: [String], _ got: [String]) -> String {
    let first = [expected, got].map { $0.first ?? "" }
    if first.allSatisfy({ $0.hasPrefix("todoItems") }) {
      return "A request asks for the items from the start of today to the end of next week."
    }
    if first.contains(where: { $0.hasPrefix("todoItems") }) {
      return "A choice makes one request, or none if the newest request is still running."
    }
    if first.contains(where: { $0.hasPrefix("readings") }) {
      return "A request reads the clock once."
    }
    return switch self {
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
