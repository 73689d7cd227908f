import KataTesting

/// Compares an interactor with the rules of the list; the solution gives the expected answers.
struct InteractorProperty: OldProperty {
  func difference(in scenario: InteractorScenario) async throws -> Difference? {
    let world = try InteractorWorld(scenario)
    var rules = InteractorRules(scenario)
    var first: Difference?
    // Always to the end, so that no call is left waiting.
    for event in scenario.events {
      let seen = await world.perform(event)
      let allowed = await rules.sights(after: event)
      let differences = allowed.compactMap {
        Difference(expected: $0, got: seen, rule: event.rule)
      }
      if differences.count == allowed.count { first = first ?? differences.first }
    }
    guard first == nil, world.keepsAnOutputAlive() else { return first }
    return Difference(
      expected: ["the output to be freed without another owner"],
      got: ["it is kept alive"],
      rule: "The interactor does not keep its output alive."
    )
  }
}

extension InteractorScenario.Event {
  fileprivate func rule(_ expected: [String], _ got: [String]) -> String {
    if (expected.prefix(1) + got.prefix(1)).contains(where: { $0.hasPrefix("todoItems") }) {
      return """
        A request asks once, immediately, from the start of today up to the end of next week.
        """
    }
    return switch self {
    case .request: "Nothing is reported before the answer has come."
    case .cancel: "A cancelled request reports nothing."
    case .answer(let request) where request.isCancelled: "A cancelled request reports nothing."
    case .overtake: Self.older
    case .answer where expected.isEmpty: Self.older
    case .answer(let request):
      switch request.answer {
      case .failure: "A data error is reported, and nothing else is."
      case .success: Self.rule(ofList: expected, got)
      }
    }
  }

  private static let older = "An older answer or error that comes after a newer one is dropped."

  // An item begins with two spaces and its relation.
  private static func rule(ofList expected: [String], _ got: [String]) -> String {
    guard expected.first?.hasPrefix("  ") != false else {
      return "An answer is reported once, with all upcoming items, even if the list is empty."
    }
    let items = [expected, got].map { $0.map { $0.drop { $0 != "\"" } } }
    if items[0] == items[1] {
      return "An item's relation follows from the day and week of its due date."
    }
    if items[0].sorted() == items[1].sorted() {
      return "Items are sorted by due date, then by name with Swift's <."
    }
    return """
      Exactly the items from the start of today up to the end of next week are reported, unchanged.
      """
  }
}
