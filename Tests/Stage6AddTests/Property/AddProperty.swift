import AddSubjects
import KataKit
import KataTesting

/// Compares the app with the learner's add module to the app with the solution's.
struct AddProperty: Property {
  func scenario(of choices: inout Choices) -> AddScenario { AddScenario(&choices) }

  func lines(of scenario: AddScenario) -> [String] { scenario.lines }

  func difference(in scenario: AddScenario) async throws -> Difference? {
    try await withTaskExecutorPreference(MainThread.shared) { try await compare(scenario) }
  }

  private func compare(_ scenario: AddScenario) async throws -> Difference? {
    let world = try AddWorld(scenario, nil)
    let model = try AddWorld(scenario, .solution)
    var first: Difference?
    for event in scenario.events where first == nil {
      let expected = try await model.happen(event)
      first = difference(expected, try await world.happen(event), rule: event.rule)
    }
    // Always to the end, so that no app is left waiting.
    let expected = try await model.end()
    let seen = try await world.end()
    let rule = "An accepted entry is saved once; its name is trimmed, and not changed otherwise."
    return first ?? difference(expected, seen, rule: rule)
  }

  private func difference(_ expected: [AddCall], _ seen: [AddCall], rule: String) -> Difference? {
    guard expected != seen else { return nil }
    let same = zip(expected, seen).prefix { $0 == $1 }.count
    return Difference(
      expected: expected.dropFirst(same).map(\.description),
      got: seen.dropFirst(same).map(\.description),
      rule: rule
    )
  }
}

extension AddScenario.Event {
  fileprivate var rule: String {
    switch self {
    case .add(_, _, .nothing, nil), .add(_, _, .read, nil):
      "An accepted entry is saved once, with its name trimmed; then the list is read again."
    case .add(_, _, _, nil):
      "If the save fails, the screen stays, with the name and date that the user typed."
    case .add: "The due date must not be before today by the injected clock."
    case .cancel: "When the user cancels, nothing changes, and the list is not requested again."
    case .refresh: "A refresh shows all that was saved."
    case .pass(.set): "The list is refreshed when the day has changed, also to an earlier one."
    case .pass: "At the end of each day, the list is refreshed once."
    case .covered:
      "A covered list is refreshed at most a minute after it is on top again, if the day has changed."
    case .form: "Each call goes to the neighbour that is set when it is made; see the rules."
    case .nights: "The list is refreshed if today is not the day of the last refresh that began."
    }
  }
}
