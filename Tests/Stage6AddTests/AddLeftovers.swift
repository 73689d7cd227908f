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
    let lost = AddForm.Role.allCases.map { Act.change(.goes($0)) }
    for act in [.updateView(), .save("Pack", day: 1), .save("", day: 1), .present, .cancel]
      as [Act<AddForm>]
    {
      let form = AddForm(makers, at: start, in: dates.calendar)
      for act in [.present, act, .dismiss] + lost { try await form.perform(act) }
      await form.end()
      names += form.calls.map(\.name).filter { $0.hasSuffix("lives on") }
    }
    for (isCovered, isUncovered) in [(false, false), (true, true), (true, false)] {
      let fixture = MidnightFixture(at: start, in: dates, makers)
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
