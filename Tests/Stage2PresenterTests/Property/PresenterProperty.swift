import Foundation
import KataJudge
import KataLearner
import KataRun
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoScreens
import TodoUseCases

/// Compares a presenter with the solution, in any order of answers and events.
struct PresenterProperty: Property {
  func difference(in scenario: PresenterScenario) async throws -> Difference? {
    let world = try PresenterWorld(scenario, on: nil)
    let model = try PresenterWorld(scenario, on: .solution)
    var first: Difference?
    for event in scenario.events {
      // The solution starts no task.
      let (expected, _) = await model.tell(event, turns: 0)
      let (seen, late) = await world.tell(event)
      first = first ?? difference(expected, seen, late, after: event)
    }
    return first
  }

  private func difference(
    _ expected: [PresenterWorld.Sight],
    _ seen: [PresenterWorld.Sight],
    _ late: [PresenterWorld.Sight],
    after event: PresenterScenario.Event
  ) -> Difference? {
    if !seen.isExactly(expected) {
      // From the first difference on.
      let same = zip(expected, seen).prefix { $0.text.utf8.elementsEqual($1.text.utf8) }.count
      return Difference(
        expected: expected.dropFirst(same).map(\.text),
        got: seen.dropFirst(same).map(\.text)
          + (seen.isEmpty ? late.map { "later, \($0.text)" } : []),
        rule: event.rule(expected, seen)
      )
    }
    guard !late.isEmpty else { return nil }
    return Difference(
      expected: ["nothing after the call has returned"],
      got: late.map(\.text),
      rule: "When a call returns, its work is done; it does not start a task for it."
    )
  }
}

extension [PresenterWorld.Sight] {
  // Scalar by scalar: for Swift, two spellings of a character are equal.
  fileprivate func isExactly(_ other: Self) -> Bool {
    self == other && zip(self, other).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}

extension PresenterScenario.Event {
  fileprivate func rule(
    _ expected: [PresenterWorld.Sight],
    _ seen: [PresenterWorld.Sight]
  ) -> String {
    switch self {
    case .both(_, nil, _): "addNewEntry() presents the add screen, even while an update is running."
    case .both where expected.count(where: { $0 == .asked }) == seen.count(where: { $0 == .asked }):
      "Each answer is shown, even while another request is running."
    case .both: "Each update and each save asks the interactor, even while another one is running."
    case .cancelledUpdate:
      "An update asks the interactor once, without a new task, so that cancelling reaches it."
    case .addNewEntry: "addNewEntry() presents the add screen."
    case .addModuleDidCancelAddAction: "A cancel makes no request and shows nothing."
    case .viewChanges: "The view is not kept alive, and an answer without a view does no harm."
    case .failed, .updateView(.failed), .addModuleDidSaveAddAction(.failed):
      "An error is shown as a sentence with its reason, unchanged, unless the reason is empty."
    case .updateView(.nothing), .addModuleDidSaveAddAction(.nothing):
      "An update and a save ask the interactor once, and return when it has answered."
    case .found(let items), .updateView(.found(let items)),
      .addModuleDidSaveAddAction(.found(let items)):
      items.isEmpty
        ? "Each empty answer shows the message, and nothing else."
        : Self.rule(ofSections: expected.sections, seen.sections)
    }
  }

  private static func rule(
    ofSections expected: [UpcomingDisplaySection],
    _ seen: [UpcomingDisplaySection]
  ) -> String {
    let headings = { (section: UpcomingDisplaySection) in "\(section.name) \(section.imageName)" }
    guard !seen.isEmpty else { return "Each answer is shown, even if it equals the previous one." }
    guard expected.map(headings) == seen.map(headings) else {
      return "Sections are Today, Tomorrow, Later This Week, Next Week; empty ones are left out."
    }
    let titles = { (section: UpcomingDisplaySection) in section.items.map { Array($0.title.utf8) } }
    guard expected.map(titles) == seen.map(titles) else {
      return
        "Items are shown in their sections, in the order of the answer, with unchanged titles."
    }
    return
      "Today's items show no day; others show the full stand-alone weekday, in the locale and zone."
  }
}

extension [PresenterWorld.Sight] {
  fileprivate var sections: [UpcomingDisplaySection] {
    flatMap { sight -> [UpcomingDisplaySection] in
      if case .shown(.showUpcomingDisplayData(let data)) = sight { data.sections } else { [] }
    }
  }
}
