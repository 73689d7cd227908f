import CommandLineKit

// What stands below the counts: the step that the learner is at.
extension Board {
  var current: [HangingLine] {
    switch standing {
    case .finished:
      return allDone.enumerated().map { HangingLine($1, look: $0 == 0 ? .green : nil) }
    case .red(let entry): return lines(entry, headline: entry.state.status.headline)
    case .redAgain(let entry):
      // A crash or a hang says more than that it was green before.
      let status = entry.state.status
      return lines(entry, headline: status == .red ? "RED AGAIN" : status.headline)
    case .green(let step, let next):
      let sentences = praise(step) + ahead(of: step, until: next) + goingOn(from: step, to: next)
      return lines("GREEN", step, sentences.map { HangingLine($0) })
    case .guardOnArrival(let step):
      return lines("GUARD", step, [HangingLine("Your code does this already.")])
    }
  }

  private var allDone: [String] {
    if source == .suites { return suitesDone }
    let next = [
      "", "  Run   swift run todo --use exercise",
      "  See   swift run kata solution \(reports.first?.stage.number ?? 1)",
      "  See   swift run kata report",
    ]
    guard reports.allSatisfy(\.isWhole) else {
      let level = reports.flatMap(\.steps).map(\.step.level).max() ?? .core
      return [
        "GREEN  Every \(level.rawValue) step is done. swift run kata goes on with the others."
      ] + next
    }
    return ["GREEN  Every step is done."] + next
  }

  private var suitesDone: [String] {
    let own = reports.flatMap(\.stage.steps).filter { $0.author == .yours }
    guard !own.isEmpty else { return ["GREEN  Every step that the suites judge is done."] }
    return [
      "GREEN  Every step that swift test judges is done. That is not all:", "",
      "  The tests of \(own.map(\.label).joined(separator: ", ")) are yours, and swift test does not "
        + "judge them.", "",
      "  Run   swift run kata check",
    ]
  }

  private func praise(_ step: Step) -> [String] {
    let passed =
      step.author == .yours
      ? "Your tests catch every fault of this step, and the kit's own check of your code is green."
      : "Both frameworks passed it."
    let question = GuideParagraph(of: step, guide: guide)?.question
    return [passed, "Tidy: \(question ?? "Is anything worth tidying?")"]
  }

  // Steps that a larger change turned green as well: the learner has not seen them red.
  private func ahead(of step: Step, until next: Step?) -> [String] {
    let steps = reports.flatMap(\.steps)
    guard
      let start = steps.firstIndex(where: { $0.step == step }),
      let end = steps.firstIndex(where: { $0.step == next })
    else { return [] }
    let ahead = steps[start..<max(start, end)].dropFirst()
      .filter { $0.state == .done && !$0.step.isGuard }
      .map(\.step)
    guard ahead.count > 2 else {
      return ahead.map { "Green as well: step \($0.number), \($0.title)" }
    }
    return ["Green as well: steps \(ahead.map { "\($0.number)" }.joined(separator: ", "))"]
  }

  private func goingOn(from step: Step, to next: Step?) -> [String] {
    guard let next else {
      let isLast = step == reports.last?.steps.last?.step
      return [
        (isLast ? "It was the last step." : "Every other step is done, too.")
          + " Press n to see what comes after it."
      ]
    }
    guard next.stage == step.stage else {
      return [
        "That ends stage \(step.stage): g grades your tests of it.",
        "Press n to go on to stage \(next.stage), step \(next.number).",
      ]
    }
    let goingOn = "Press n to go on to step \(next.number)."
    guard step.level == .core, next.level > .core else { return [goingOn] }
    return [
      "That was the last core step of this stage. swift run kata --core goes from core to core.",
      goingOn,
    ]
  }

  private func lines(_ entry: StepReport, headline: String) -> [HangingLine] {
    guard let stage = stage(of: entry.step) else { return [] }
    let explanation = Explanation(
      of: entry,
      in: stage,
      paragraph: GuideParagraph(of: entry.step, guide: guide)
    )
    return lines(
      headline,
      entry.step,
      explanation.lines,
      file: explanation.file,
      test: explanation.failures.first?.place
    )
  }

  private func lines(
    _ headline: String,
    _ step: Step,
    _ body: [HangingLine],
    file: String? = nil,
    test: String? = nil
  ) -> [HangingLine] {
    guard let stage = stage(of: step) else { return [] }
    let place = "Stage \(stage.number), step \(step.number) of \(stage.steps.count)"
    let head = ["\(headline)  \(place) (\(step.level.rawValue))", step.title, ""]
    let links =
      ["", "  Edit  \(file ?? stage.exerciseFile)"] + (test.map { ["  Test  \($0)"] } ?? [])
      + ["  Read  \(step.guideAnchor)"]
    let look = Self.look(of: headline)
    return head.enumerated().map { HangingLine($1, look: $0 == 0 ? look : nil) }
      + body.map { $0.indented(by: 2) }
      + links.map { HangingLine($0) }
  }

  private static func look(of headline: String) -> TextStyle.Look {
    switch headline {
    case Status.green.headline: .green
    case Status.yours.headline, "GUARD": .cyan
    case Status.waiting.headline: .yellow
    default: .red
    }
  }

  private func stage(of step: Step) -> Stage? {
    reports.first { $0.stage.number == step.stage }?.stage
  }
}
