import Foundation
import KataTesting
import PresenterSubjects
import TodoMocks
import TodoScreens
import TodoUseCases

/// The rules of the presenter, whatever it is told: the solution says what each neighbour sees.
struct PresenterProperty: Property {
  func scenario(of choices: inout Choices) -> PresenterScenario { PresenterScenario(&choices) }

  func lines(of scenario: PresenterScenario) -> [String] { scenario.lines }

  func difference(in scenario: PresenterScenario) async throws -> Difference? {
    let world = try PresenterWorld { interactor, wireframe in
      try ListPresenterParts(
        interactor: interactor,
        wireframe: wireframe,
        calendar: scenario.calendar,
        locale: scenario.locale
      ).make()
    }
    let model = PresenterWorld { interactor, wireframe in
      ListPresenterParts(
        interactor: interactor,
        wireframe: wireframe,
        calendar: scenario.calendar,
        locale: scenario.locale
      ).makeSolution()
    }
    var first: Difference?
    for event in scenario.events {
      let (expected, _) = await model.tell(event)
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
      // From the first that differs on; what came before is right.
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
      expected: ["nothing after the call came back"],
      got: late.map(\.text),
      rule: "What a call does is done when it comes back; nobody starts a task in between."
    )
  }
}

extension [PresenterWorld.Sight] {
  // To the last scalar: two texts that only look alike are equal to Swift.
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
    case .both(_, nil): "addNewEntry() presents the add screen, also while an update is under way."
    case .both: "Each update, and each save, asks the interactor, also while another is under way."
    case .cancelledUpdate:
      "An update asks the interactor once and in no task of its own, so that a cancel reaches it."
    case .addNewEntry: "addNewEntry() presents the add screen."
    case .addModuleDidCancelAddAction: "After a cancel nothing is asked and nothing is shown."
    case .viewIsGone: "The view is not kept alive, and an answer after it is gone does no harm."
    case .failed, .updateView(.failed), .addModuleDidSaveAddAction(.failed):
      "A failure shows its sentence, with the reason as it came; only an empty one is none."
    case .updateView(.nothing), .addModuleDidSaveAddAction(.nothing):
      "An update, and a save, ask the interactor once, and come back when it has answered."
    case .found(let items), .updateView(.found(let items)),
      .addModuleDidSaveAddAction(.found(let items)):
      items.isEmpty
        ? "Nothing upcoming shows the no-content message, each time that it is told."
        : Self.rule(ofSections: expected.sections, seen.sections)
    }
  }

  private static func rule(
    ofSections expected: [UpcomingDisplaySection],
    _ seen: [UpcomingDisplaySection]
  ) -> String {
    let headings = { (section: UpcomingDisplaySection) in "\(section.name) \(section.imageName)" }
    guard !seen.isEmpty else { return "Each answer is shown, also when it equals the last." }
    guard expected.map(headings) == seen.map(headings) else {
      return "Sections are Today, Tomorrow, Later This Week, Next Week; empty ones are left out."
    }
    let titles = { (section: UpcomingDisplaySection) in section.items.map { Array($0.title.utf8) } }
    guard expected.map(titles) == seen.map(titles) else {
      return
        "Each item stands in its section, in the order in which they came, with its title as it is."
    }
    return
      "The day is empty for today, and else the full stand-alone weekday, in the locale and zone."
  }
}

extension [PresenterWorld.Sight] {
  fileprivate var sections: [UpcomingDisplaySection] {
    flatMap { sight -> [UpcomingDisplaySection] in
      if case .shown(.showUpcomingDisplayData(let data)) = sight { data.sections } else { [] }
    }
  }
}
