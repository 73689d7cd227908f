import AddSubjects
import KataRun
import KataTesting
import TodoApp

/// Compares the learner's add module and refresh with the solution's.
struct AddProperty: OldProperty {
  func difference(in scenario: AddScenario) async throws -> Difference? {
    let (model, learners) = (try AddClasses.make(.solution), try AddClasses.make())
    for event in scenario.events {
      let expected = try await calls(of: model, in: event, scenario)
      let seen = try await calls(of: learners, in: event, scenario)
      guard expected != seen else { continue }
      let same = zip(expected, seen).prefix { $0 == $1 }.count
      return Difference(
        expected: expected.dropFirst(same).map(\.description),
        got: seen.dropFirst(same).map(\.description),
        rule: event.rule
      )
    }
    return nil
  }

  private func calls(
    of classes: AddClasses,
    in event: AddScenario.Event,
    _ scenario: AddScenario
  ) async throws -> [AddCall] {
    switch event {
    case .form(let acts):
      let form = AddForm(classes, at: scenario.start, in: scenario.dates.calendar)
      var calls: [AddCall] = []
      for act in acts { calls += await form.happen(act) }
      return calls + form.end()
    case .nights(let nights):
      // Only here: an add module's late answer would seem to come in time.
      return try await withTaskExecutorPreference(MainThread.shared) {
        try await AddNights(scenario, classes).happen(nights)
      }
    }
  }
}

extension AddScenario.Event {
  fileprivate var rule: String {
    switch self {
    case .form: "Each entry gets one answer, and each call goes to the neighbour that is set then."
    case .nights: "The list is refreshed if today is not the day of the last refresh that began."
    }
  }
}
