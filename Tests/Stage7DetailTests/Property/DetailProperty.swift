import DetailSubjects
import KataRun
import KataTesting
import TodoApp

/// Compares the learner's detail modules with the solution's, in sessions over one store.
struct DetailProperty: OldProperty {
  func difference(in scenario: DetailScenario) async throws -> Difference? {
    let model = DetailWorld(scenario, try DetailClasses.make(.solution))
    let learners = DetailWorld(scenario, try DetailClasses.make())
    for event in scenario.events {
      let expected = await model.perform(event)
      let got = await learners.perform(event)
      let difference = Difference(expected: expected, got: got) { event.rule($0, $1) }
      if let difference { return difference }
    }
    return Difference(expected: await model.end(), got: await learners.end()) { _, _ in
      DetailScenario.Event.ownership
    }
  }
}

extension DetailScenario.Event {
  fileprivate static let ownership =
    "What is on the screen owns what is behind it; each reference back is weak."

  // The rule is about the first call that is missing or differs or, without one, about one too many.
  fileprivate func rule(_ expected: [String], _ got: [String]) -> String {
    let (call, other) = (expected.first ?? "", got.first ?? "")
    if other.hasSuffix("lives on") { return Self.ownership }
    if case .act(_, .link, _) = self {
      return "The first web link of the name is opened; a failure is shown to a user who is there."
    }
    // Both about the same item.
    if (call + other).contains(/putBack|undo/) { return Self.undo }
    if call.hasPrefix("replace"), other.hasPrefix(call.prefix { $0 != " " }) {
      return "A change follows the rules of adding; all that the user did not change stays."
    }
    if call.isEmpty || (got.contains(call) && !expected.contains(other)) {
      return "Each change is requested once, and gets one answer; nothing comes after the end."
    }
    return Self.rules.first { call.hasPrefix($0.call) }?.rule
      ?? "A failure is reported with its reason, and nothing else is."
  }

  private static let rules: [(call: String, rule: String)] = [
    ("makeDetailScreen", "For each identifier that is presented, the builder makes a new screen."),
    ("present", "The screen of the builder is presented."),
    ("item(withID", "An item is read anew for each find, and if it was changed elsewhere."),
    ("replace", change), ("deleteItem", change), ("foundItem", found), ("showItem", found),
    ("refusedChange", edit), ("showErrorMessage(\"The item needs", edit),
    ("showErrorMessage(\"The due date", edit), ("itemWasChanged", elsewhere),
    ("showErrorMessage(\"The item was", elsewhere), ("itemIsGone", found),
    ("dismissTopScreen", end), ("detailModuleDidFinish", end), ("markedItemDone", end),
    ("changedItem", end), ("deletedItem", end),
  ]
  private static let change =
    "A change is about the item that was found last; a screen makes one at a time."
  private static let found =
    "A find reports the item as it is now, or as gone; it is overdue if its day lies before today."
  private static let undo =
    "An undo brings the item that was deleted last back as it was then, once; a failure is thrown."
  private static let edit = "A name must not be empty, nor a day before today, except the old one."
  private static let elsewhere =
    "What was changed elsewhere is reported as it is now, and is not overwritten."
  private static let end =
    "After done, changed, deleted or gone, the screen goes, and then one outcome comes back."
}
