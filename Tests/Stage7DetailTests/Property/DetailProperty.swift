import DetailSubjects
import KataRun
import KataTesting
import TodoApp

/// Compares the learner's detail modules with the solution's, in sessions over one store.
struct DetailProperty: Property {
  func difference(in scenario: DetailScenario) async throws -> Difference? {
    let model = DetailWorld(scenario, try DetailMakers.make(.solution))
    let learners = DetailWorld(scenario, try DetailMakers.make())
    for event in scenario.events {
      let expected = await model.perform(event)
      let got = await learners.perform(event)
      let difference = Difference(expected: expected, got: got) { _, _ in event.rule }
      if let difference { return difference }
    }
    return Difference(expected: await model.end(), got: await learners.end()) { _, _ in
      "What is on the screen owns what is behind it; each reference back is weak."
    }
  }
}

extension DetailScenario.Event {
  fileprivate var rule: String {
    switch self {
    case .open: "For each identifier that is presented, the builder makes a new screen."
    case .act(_, .link, _): "The first web link of the name is opened through the wireframe."
    case .act: "After a change the screen goes, then its delegate gets one outcome."
    case .use: "A change is about the item as it was reported last, and gets one answer."
    case .change: "What happens elsewhere makes no call by itself."
    }
  }
}
