import CommandLineKit

// What stands below the counts: the step that the learner is at.
extension Board {
  var current: [HangingLine] {
    switch standing {
    case .finished where isPartial:
      return [HangingLine("PARTIAL  Every step that ran is done.", look: .yellow)]
    case .finished:
      return allDone.enumerated().map { HangingLine($1, look: $0 == 0 ? .green : nil) }
    case .red(let entry), .redAgain(let entry): return lines(entry)
    case .green(let step, let next):
      return lines(step, praise(step) + goingOn(from: step, to: next))
    case .tidied(let step, let next):
      let sentence = HangingLine(
        "You changed the code, and it is still green: that was a refactoring."
      )
      return lines(step, [sentence, question(step)] + goingOn(from: step, to: next))
    case .neverRed(let step, let next) where step.author == .yours:
      let advice = HangingLine(
        "Your test was never red. Take the code away, see the test fail, then put the code back."
      )
      return lines(step, [advice] + goingOn(from: step, to: next))
    case .neverRed(let step, let next):
      let start = HangingLine("Step \(step.number) was green before you saw it red.")
      let advice = HangingLine(
        "Take the line that does it away once, save, and see it red; then put it back."
      )
      return lines(step, [start] + fault + [advice] + goingOn(from: step, to: next))
    case .guardOnArrival(let step):
      return lines(step, [HangingLine("Your code does this already.")] + fault)
    }
  }

  private var allDone: [String] {
    if source == .suites { return suitesDone }
    let level = reports.flatMap(\.steps).map(\.step.level).max() ?? .core
    let headline =
      reports.allSatisfy(\.isWhole)
      ? "GREEN  Every step is done."
      : "GREEN  Every \(level.rawValue) step is done. swift run kata goes on with the others."
    let lessons = reports.map(\.stage).filter { !$0.lesson.isEmpty }
      .map { "Stage \($0.number): you learned \($0.lesson)" }
    return [headline, ""] + (lessons.isEmpty ? [] : lessons + [""])
      + whatNow(reports.map(\.stage)).map { "  " + $0 }
  }

  private func whatNow(_ stages: [Stage]) -> [String] {
    ["Run   swift run todo --use exercise"]
      + stages.map { "See   swift run kata solution \($0.number)" } + [
        "See   swift run kata report"
      ]
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

  private func praise(_ step: Step) -> [HangingLine] {
    let passed =
      step.author == .yours
      ? "Your tests catch every fault of this step, and the kit's own check of your code is green."
      : "Both frameworks passed it."
    return [HangingLine(passed)] + bonus(of: step) + replaced(by: step) + [question(step)]
      + (step.refactors ? [HangingLine("Press c to see one way to do it, beside yours.")] : [])
  }

  private func bonus(of step: Step) -> [HangingLine] {
    let survivors = reports.flatMap(\.steps).first { $0.step == step }?.survivors ?? []
    return survivors.map { HangingLine("Also comes through: \($0.summary)") }
  }

  private func replaced(by step: Step) -> [HangingLine] {
    let old = reports.flatMap(\.stage.steps).filter { step.supersedes.contains($0.key) }
    guard !old.isEmpty else { return [] }
    let labels = old.map(\.label).joined(separator: ", ")
    let what = old.count == 1 ? "step \(labels): what it" : "steps \(labels): what they"
    return [HangingLine("It replaces \(what) asked for, changed code need not do.")]
  }

  private func question(_ step: Step) -> HangingLine {
    HangingLine("Tidy: \(step.question ?? "Is anything worth tidying?")")
  }

  private func goingOn(from step: Step, to next: Step?) -> [HangingLine] {
    goingOnSentences(from: step, to: next).map { HangingLine($0) }
  }

  private func goingOnSentences(from step: Step, to next: Step?) -> [String] {
    guard let next else {
      let last = reports.last?.steps.last?.step
      let level = step.level.rawValue
      let sentence =
        step != last
        ? "Every other step is done, too."
        : reports.allSatisfy(\.isWhole) ? "It was the last step." : "It was the last \(level) step."
      return ["\(sentence) Press n to see what comes after it."]
    }
    guard next.stage == step.stage else {
      return [
        "That ends stage \(step.stage): g grades your tests of it."
      ] + end(of: step) + ["Press n to go on to stage \(next.stage), step \(next.number)."]
    }
    let goingOn = passedOver(from: step, to: next) + ["Press n to go on to step \(next.number)."]
    guard step.level == .core, next.level > .core else { return goingOn }
    return [
      "That was the last core step of this stage. swift run kata --core goes from core to core."
    ] + end(of: step) + goingOn
  }

  // Steps that the learner's tests have done before the learner came to them.
  private func passedOver(from step: Step, to next: Step) -> [String] {
    let entries = reports.flatMap(\.steps)
    guard
      let start = entries.firstIndex(where: { $0.step == step }),
      let end = entries.firstIndex(where: { $0.step == next }), start < end
    else { return [] }
    let done = entries[start..<end].dropFirst().filter { entry in
      entry.step.author == .yours && entry.state == .done
    }
    return done.map { entry in
      let name = "Step \(entry.step.number) (\(entry.step.title))"
      return "\(name) is done already: your tests catch its faults."
    }
  }

  private func end(of step: Step) -> [String] {
    guard let stage = stage(of: step) else { return [] }
    let lesson = stage.lesson.isEmpty ? [] : ["You learned \(stage.lesson)"]
    return lesson + [""] + whatNow([stage]) + [""]
  }

  private func lines(_ entry: StepReport) -> [HangingLine] {
    guard let stage = stage(of: entry.step) else { return [] }
    let explanation = Explanation(of: entry, in: stage)
    return lines(
      entry.step,
      explanation.lines,
      file: explanation.file,
      test: explanation.failures.first?.place
    )
  }

  private func lines(
    _ step: Step,
    _ body: [HangingLine],
    file: String? = nil,
    test: String? = nil
  ) -> [HangingLine] {
    guard let stage = stage(of: step) else { return [] }
    let place = "Stage \(stage.number), step \(step.number) of \(stage.steps.count)"
    let head = ["\(standing.headline)  \(place) (\(step.level.rawValue))", step.title, ""]
    let links =
      ["", "  Edit  \(file ?? stage.placeToEdit(at: step))"]
      + (test.map { ["  Test  \($0)"] } ?? [])
      + ["  Read  \(step.guideAnchor)"]
    return head.enumerated().map { HangingLine($1, look: $0 == 0 ? standing.look : nil) }
      + body.map { $0.text.isEmpty ? $0 : $0.indented(by: 2) }
      + links.map { HangingLine($0) }
  }

  private func stage(of step: Step) -> Stage? {
    reports.first { $0.stage.number == step.stage }?.stage
  }
}

extension LearnerSession.Standing {
  fileprivate var headline: String {
    switch self {
    case .red(let entry) where entry.change == nil: entry.state.status.headline
    // What a change has broken was done on the code of its own stage. A crash or a hang says more
    // than that the step was green before.
    case .red(let entry), .redAgain(let entry):
      entry.state.status == .red ? "RED AGAIN" : entry.state.status.headline
    case .green, .finished: Status.green.headline
    case .tidied: "TIDIED"
    case .neverRed: "NEVER RED"
    case .guardOnArrival: "GUARD"
    }
  }

  fileprivate var look: TextStyle.Look {
    switch self {
    case .red(let entry), .redAgain(let entry): entry.state.status.look
    case .green, .tidied, .finished: .green
    case .neverRed, .guardOnArrival: .cyan
    }
  }
}

extension Status {
  fileprivate var look: TextStyle.Look {
    switch self {
    case .green: .green
    case .yours: .cyan
    case .waiting: .yellow
    case .red, .crash, .hang, .kit: .red
    }
  }
}
