import KataRun
import KataTesting

/// Compares a presenter with the solution, in any order of answers and events.
struct PresenterProperty: Property {
  func difference(in scenario: PresenterScenario) async throws -> Difference? {
    let world = try PresenterWorld(scenario, on: nil)
    // The solution starts no task.
    let model = try PresenterWorld(scenario, on: .solution, turns: 0)
    var first: Difference?
    for event in scenario.events {
      let expected = await model.perform(event)
      let seen = await world.perform(event)
      first = first ?? Difference(expected: expected, got: seen, rule: event.rule)
    }
    return first
  }
}

extension PresenterScenario.Event {
  fileprivate func rule(_ expected: [String], _ got: [String]) -> String {
    switch self {
    case .both(_, nil, _): "addNewEntry() presents the add screen, even while an update is running."
    case .both where expected.asked == got.asked:
      "Each answer is shown, even while another request is running."
    case .both: "Each update and each save asks the interactor, even while another one is running."
    case .cancelledUpdate:
      "An update asks the interactor once, without a new task, so that cancelling reaches it."
    case .addNewEntry: "addNewEntry() presents the add screen."
    case .addModuleDidCancelAddAction: "A cancel makes no request and shows nothing."
    case .viewChanges: "The view is not kept alive, and an answer without a view does no harm."
    case .answers(.failed), .asks(_, .failed):
      "An error is shown as a sentence with its reason, unchanged, unless the reason is empty."
    case .answers(.nothing), .asks(_, .nothing):
      "An update and a save ask the interactor once, and return when it has answered."
    case .answers(.found([])), .asks(_, .found([])):
      "Each empty answer shows the message, and nothing else."
    case .answers(.found), .asks(_, .found):
      Self.rule(ofList: expected.first ?? "", got.first ?? "")
    }
  }

  // An item begins with four spaces and its day.
  private static func rule(ofList expected: String, _ got: String) -> String {
    if expected.hasPrefix("view") {
      return "Each answer is shown, even if it equals the previous one."
    }
    guard [expected, got].allSatisfy({ $0.hasPrefix("    ") || $0.isEmpty }) else {
      return "Sections are Today, Tomorrow, Later This Week, Next Week; empty ones are left out."
    }
    guard expected.drop(while: { $0 != "\"" }) == got.drop(while: { $0 != "\"" }) else {
      return "Items are shown in their sections, in the order of the answer, with unchanged titles."
    }
    return
      "Today's items show no day; others show the full stand-alone weekday, in the locale and zone."
  }
}

extension [String] {
  fileprivate var asked: Int { count { $0.hasPrefix("interactor") } }
}
