import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// Compares an interactor with the rules of the list; the solution gives the expected answers.
struct InteractorProperty: Property {
  func difference(in scenario: InteractorScenario) async throws -> Difference? {
    let world = try InteractorWorld(scenario)
    var rules = InteractorRules(scenario)
    var first: Difference?
    // Always to the end, so that no call is left waiting.
    for event in scenario.events {
      let found = await difference(after: event, in: world, &rules)
      first = first ?? found
    }
    guard first == nil, world.keepsAnOutputAlive() else { return first }
    return Difference(
      expected: ["the output to be freed without another owner"],
      got: ["it is kept alive"],
      rule: "The interactor does not keep its output alive."
    )
  }

  private func difference(
    after event: InteractorScenario.Event,
    in world: InteractorWorld,
    _ rules: inout InteractorRules
  ) async -> Difference? {
    switch event {
    case .request(let number, let interactor, let now, let later):
      let sight = await world.request(number, of: interactor, now: now, later: later)
      return await rules.request(number, of: interactor, now: now, sight)
    case .overtake(let event):
      let (atReturn, afterwards) = await world.overtake(event)
      let reported = await rules.overtake(event, atReturn)
      return reported ?? rules.nothing(afterwards, because: InteractorRules.nothingAfterwards)
    case .cancel(let number):
      rules.cancel(number)
      let sight = await world.cancel(number)
      return rules.nothing(sight, because: "A cancelled request reports nothing.")
    case .answer(let answer, let number):
      let (atReturn, afterwards) = await world.answer(answer, to: number)
      let reported = await rules.answer(answer, to: number, atReturn)
      return reported ?? rules.nothing(afterwards, because: InteractorRules.nothingAfterwards)
    }
  }
}
