import AddSubjects
import KataKit
import KataTesting

/// Compares the app with the learner's add module to the app with the solution's.
struct AddProperty: Property {
  private let leftovers = AddLeftovers(nil)
  private let modelLeftovers = AddLeftovers(.solution)

  func scenario(of choices: inout Choices) -> AddScenario { AddScenario(&choices) }

  func lines(of scenario: AddScenario) -> [String] { scenario.lines }

  func difference(in scenario: AddScenario) async throws -> Difference? {
    try await withTaskExecutorPreference(MainThread.shared) { try await compare(scenario) }
  }

  private func compare(_ scenario: AddScenario) async throws -> Difference? {
    let world = try AddWorld(scenario, nil, leftovers)
    let model = try AddWorld(scenario, .solution, modelLeftovers)
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

  private func difference(_ expected: [String], _ seen: [String], rule: String) -> Difference? {
    guard expected != seen else { return nil }
    let same = zip(expected, seen).prefix { $0 == $1 }.count
    return Difference(
      expected: Array(expected.dropFirst(same)),
      got: Array(seen.dropFirst(same)),
      rule: rule
    )
  }
}

extension AddScenario.Event {
  fileprivate var rule: String {
    switch self {
    case .add(_, _, _, let meanwhile?): meanwhile.rule
    case .cancel(_, _, let meanwhile?): meanwhile.rule
    case .add(_, _, .nothing, _), .add(_, _, .read, _):
      "An accepted entry is saved once, with its name trimmed; then the list is read again."
    case .add: "If the save fails, the screen stays, with the name and date that the user typed."
    case .cancel: "When the user cancels, nothing changes, and the list is not requested again."
    case .late: "The due date must not be before today by the injected clock."
    case .refresh: "A refresh shows all that was saved."
    case .pass(.set): "The list is refreshed when the day has changed, also to an earlier one."
    case .pass: "At the end of each day, the list is refreshed once."
    case .covered:
      "A covered list is refreshed at most a minute after it is on top again, if the day has changed."
    case .end: "When a module ends, nothing of it is left."
    }
  }
}

extension AddScenario.Meanwhile {
  fileprivate var rule: String {
    switch what {
    case .viewIsGone, .delegateIsGone:
      "After a save or a cancel, the screen goes, even if its view or its delegate is gone."
    case .outputIsGone: "An entry is saved even if nothing receives the answer any more."
    case .viewIsReplaced, .delegateIsReplaced, .outputIsReplaced:
      "Each call goes to the view, the delegate or the output that is set at that moment."
    case .firstValues: "The form gets the earliest date each time that it needs its first values."
    case .reports, .isSaved, .isCancelled:
      "The presenter reacts to each report, even if it knows of no save."
    case .anotherModule: "Two modules share nothing."
    }
  }
}
