import AddSubjects
import Foundation
import KataTesting
import TodoApp

/// Finds the objects and tasks that outlive a module and a refresh.
@MainActor
enum AddLeftovers {
  /// The names of objects that should be gone, and of work that was not done.
  static func names() async throws -> [String] {
    let makers = try AddClasses.make()
    let dates = FixedCalendar.sundayFirst
    let start = try dates.date("2014-05-21 22:00")
    var names: [String] = []
    let entry = AddScenario.Entry(name: "Pack", day: 1)
    let refused = AddScenario.Entry(name: "", day: 1)
    let lost = AddScenario.Role.allCases.map { AddScenario.Act.change(.goes($0)) }
    for act in [.updateView(nil), .save(entry, []), .save(refused, []), .present, .cancel]
      as [AddScenario.Act]
    {
      let form = AddForm(makers, at: start, in: dates.calendar)
      var calls = await form.happen(.present)
      for act in [act, .dismiss] + lost { calls += await form.happen(act) }
      names += (calls + form.end()).map(\.name).filter { $0.hasSuffix("lives on") }
    }
    for (isCovered, isUncovered) in [(false, false), (true, true), (true, false)] {
      let fixture = MidnightFixture(at: start, in: dates, makers, waits: true)
      try await fixture.pass(7200)
      fixture.isCovered = isCovered
      let refreshes = try await fixture.pass(86_400)
      // Another day has come when the sleep is cancelled.
      fixture.isCovered = isCovered && !isUncovered
      fixture.setTime(back: -86_400)
      names += try await fixture.leftovers()
      if refreshes == 0 { names.append("a midnight without a refresh") }
      if fixture.days.count != refreshes { names.append("a refresh after the end") }
    }
    return names
  }
}
