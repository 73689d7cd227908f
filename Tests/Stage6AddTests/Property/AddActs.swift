import AddSubjects
import Foundation
import KataTesting
import TodoMocks
import TodoRouting
import TodoScreens

// The parts of a scenario; each begins at its start.
extension Act<AddProperty.Fixture> {
  /// One add module does this; acts may follow when its screen is gone.
  static func form(_ acts: [Act<AddForm>]) -> Act {
    Act(
      lines("an add module:", acts),
      rule: "Each entry gets one answer, and each call goes to the neighbour that is set then."
    ) { part in
      let form = AddForm(part.classes, at: part.start, in: part.dates.calendar)
      for act in acts { try await form.perform(act) }
      await form.end()
      for call in form.calls { part.log.add(call) }
    }
  }

  /// A refresh at midnight lives through this.
  static func nights(_ steps: [Act<MidnightFixture>]) -> Act {
    Act(
      lines("a refresh at midnight:", steps),
      rule: "The list is refreshed if today is not the day of the last refresh that began."
    ) { part in
      // Only here: an add module's late answer would seem to come in time.
      try await withTaskExecutorPreference(MainThread.shared) { try await part.spend(steps) }
    }
  }

  private static func lines<Part>(_ title: String, _ acts: [Act<Part>]) -> String {
    ([title] + acts.map { "  \($0.label)" }).joined(separator: "\n")
  }
}

extension AddProperty.Fixture {
  @MainActor
  fileprivate func spend(_ steps: [Act<MidnightFixture>]) async throws {
    let night = MidnightFixture(at: start - 1, in: dates, classes, log: log)
    // A second later it runs.
    night.setTime(back: -1)
    // A cover that comes first is there when the refresh begins to run.
    if let cover = steps.first, cover.label == Act.cover(true).label { try await cover.call(night) }
    // Now it has read its first day.
    try await night.pass(0)
    for step in steps where !night.isCancelled {
      log.add(AddCall("the next step"))
      try await step.call(night)
      // A new day that comes during a refresh may show a minute later.
      if night.takeNewDay() { try await night.pass(60) }
    }
    for name in try await night.leftovers() { log.add(AddCall(name)) }
  }
}

extension Act<AddForm> {
  static let cancel = Act("cancelAddAction()") { form in
    form.inAnyOrder { form.presenter?.cancelAddAction() }
  }
  static let present = Act("presentAddInterface()") { $0.wireframe?.presentAddInterface() }
  static let dismiss = Act("dismissAddInterface()") { $0.wireframe?.dismissAddInterface() }

  static func change(_ change: AddForm.Change) -> Act {
    Act(change.label) { await $0.happen(change) }
  }

  /// The view needs its first values, and again after a change.
  static func updateView(_ change: AddForm.Change? = nil) -> Act {
    let again = change.map { ", and again; \(AddForm.Moment.offer.rawValue), \($0.label)" }
    return Act("updateView()\(again ?? "")") { form in
      form.updateView()
      guard let change else { return }
      form.changes = [(.offer, change)]
      form.updateView()
    }
  }

  /// Saves an entry that is due so many days after the first one, and so many seconds after the
  /// start of that day.
  static func save(
    _ name: String,
    day: Int,
    shift: TimeInterval = 0,
    failure: (any Error)? = nil,
    during changes: [(AddForm.Moment, AddForm.Change)] = []
  ) -> Act {
    let label =
      "saveAddAction: \(name.shownInScenario), day \(day)" + (shift == 0 ? "" : " plus \(shift) s")
      + (failure.map { ", and the save throws \($0.shownInScenario)" } ?? "")
      + changes.map { "; \($0.rawValue), \($1.label)" }.joined()
    return Act(label) { form in
      (form.changes, form.failure) = (changes, failure)
      await form.presenter?.saveAddAction(name: name, dueDate: form.date(day) + shift)
    }
  }
}

extension AddForm {
  /// A change around a module.
  struct Change {
    let label: String
    var now: @MainActor (AddForm) -> Void = { _ in }
    /// What takes turns of its own, and so happens only where the module waits.
    var inTurn: @MainActor (AddForm) async -> Void = { _ in }

    static func goes(_ role: Role) -> Change {
      Change(label: "the \(role) is released") { $0.lose(role) }
    }

    static func comes(_ role: Role) -> Change {
      Change(label: "another \(role) is set") { $0.set(role) }
    }
  }
}

extension Act<MidnightFixture> {
  /// The task is cancelled before it goes on.
  static let cancel = Act("the task is cancelled") { $0.end() }

  static func hours(_ hours: Double) -> Act {
    Act("\(hours) hours pass") { try await $0.pass(hours * 3600) }
  }

  /// Time passes until so many seconds after the end of the day, or before it.
  static func midnight(plus seconds: Double = 0) -> Act {
    Act(seconds == 0 ? "the day ends" : "time passes until midnight plus \(seconds) s") {
      try await $0.pass(max(0, $0.restOfTheDay + seconds))
    }
  }

  static func minutes(_ count: Int) -> Act {
    Act(count == 1 ? "a minute passes" : "\(count) minutes pass, one by one") {
      for _ in 0..<count { try await $0.pass(60) }
    }
  }

  static func cover(_ covers: Bool) -> Act {
    Act(covers ? "a screen covers the list" : "no screen covers the list") { $0.isCovered = covers }
  }

  /// The time of day is set back, or forward.
  static func set(hours: Double) -> Act {
    Act("the time is set back by \(hours) hours") { $0.setTime(back: hours * 3600) }
  }

  static func during(_ steps: [Act]) -> Act {
    let labels = steps.map(\.label).joined(separator: ", and ")
    return Act("during the next refresh, \(labels)") { night in
      night.duringRefresh = { [weak night] in
        for step in steps { if let night { try await step.call(night) } }
      }
    }
  }
}
