import CommandLineKit
import KataCore
import KataJudge

// The part below the counts: the learner's step.
extension Board {
  var current: [HangingLine] {
    switch standing {
    case .finished where isPartial:
      return [HangingLine("PARTIAL  Every step that ran is done.", look: .yellow)]
    case .finished:
      return allDone.enumerated().map { HangingLine($1, look: $0 == 0 ? .green : nil) }
    case .red(let entry): return lines(entry)
    case .redAgain(let entry):
      return lines(
        entry,
        ["To put back your files as they were when it was green, press u (or: kata back)."]
      )
    case .green(let step, let next):
      return lines(step, praise(step) + endOfAgenda(step) + goingOn(from: step, to: next))
    case .tidied(let step, let next):
      let sentence: HangingLine =
        "Still green after your change."
      return lines(
        step,
        [sentence] + endOfAgenda(step) + goingOn(from: step, to: next)
      )
    case .neverRed(let step, let next) where step.isYours:
      let advice = "Your test was never red. Take the code away, see it red, and put the code back."
      return lines(step, [HangingLine(advice)] + goingOn(from: step, to: next))
    case .neverRed(let step, let next):
      let start = "Step \(step.number) was green before you saw it red. Can its test fail?"
      let advice = "Delete the line that makes it pass, save, see it red, and put the line back."
      let around = [HangingLine(start)] + fault + [HangingLine(advice)]
      return lines(step, around + offers(step) + goingOn(from: step, to: next))
    case .guardOnArrival(let step):
      return lines(step, ["Your code does this already."] + fault + ["Press n to go on."])
    }
  }

  /// The state of the outer step around the learner's step; empty if there is none.
  var outer: [HangingLine] {
    guard let step = standing.step else { return [] }
    guard let around = reports.flatMap(\.steps).first(where: { $0.step.isAround(step) })
    else { return [] }
    let isGreen = around.state == .done
    let isLast = step.number == around.step.due && standing.isGreen
    let state =
      isGreen
      ? "is green" : isLast ? "is still red" : "is red until step \(around.step.due) is green"
    let text = "OUTER  Step \(around.step.number) \(state): \(around.step.title)"
    return [HangingLine(""), HangingLine(text, look: isGreen ? .green : .red)]
  }

  private var allDone: [String] {
    let level = reports.flatMap(\.steps).map(\.step.level).max() ?? .core
    let open = reports.filter { $0.current != nil }
    let reports = reports.filter { $0.current == nil }
    let kind = reports.allSatisfy(\.isWhole) ? "" : "\(level.rawValue) "
    let isOfAgenda = reports.contains { report in
      report.steps.count < report.stage.steps.count { $0.level <= level }
    }
    let headline =
      if let first = open.first, let last = reports.last {
        "GREEN  Every \(kind)step of stage \(last.stage.number) is done. Stage "
          + "\(first.stage.number) is not finished: swift run kata next \(first.stage.number)"
      } else if kind.isEmpty {
        "GREEN  Every step is done."
      } else {
        "GREEN  Every \(isOfAgenda ? "step of the agenda" : "\(kind)step") is done. For the other "
          + "steps, run: swift run kata"
      }
    let lessons = reports.map(\.stage).filter { !$0.lesson.isEmpty }
      .map { "Stage \($0.number): you learned \($0.lesson)" }
    return [headline, ""] + (lessons.isEmpty ? [] : lessons + [""])
      + reports.compactMap(\.stage.app).suffix(1).map { "  Run   \($0)" }
      + ["  See   swift run kata report", "  Show  swift run kata report --html report.html"]
  }

  private func praise(_ step: Step) -> [HangingLine] {
    let own = "Your tests catch every required fault, and your code passes the kit's own check."
    let passed = step.requirement.map { ["The requirement: \($0)", own] } ?? ["Its test passes."]
    return passed.map { HangingLine($0) } + bonus(of: step) + offers(step)
  }

  private func offers(_ step: Step) -> [HangingLine] {
    let offers = [
      step.question.map { "Tidy: \($0.text)" },
      step.asksForRefactoring ? "Press c to compare your code with one way to do it." : nil,
    ]
    return offers.compactMap { $0.map { HangingLine($0) } }
  }

  private func bonus(of step: Step) -> [HangingLine] {
    guard reports.allSatisfy(\.isWhole) else { return [] }
    let survivors = reports.flatMap(\.steps).first { $0.step == step }?.survivors ?? []
    return survivors.map { "Your tests miss a fault that is not required: \($0.summary)" }
  }

  private func goingOn(from step: Step, to next: Step?) -> [HangingLine] {
    let isTidied = if case .tidied = standing { true } else { false }
    let press = step.asksForRefactoring && !isTidied ? "Then press n" : "Press n"
    guard let next else {
      let last = reports.last?.steps.last?.step
      let sentence =
        step != last
        ? "All other steps are done, too." : "\(lastStep(step))."
      return ["\(sentence) \(press) to go on."]
    }
    guard next.stage == step.stage else {
      return ["\(lastStep(step)) of stage \(step.stage).\(lesson(of: step))"]
        + (endOfAgenda(step).isEmpty ? seeing(step) : [])
        + ["\(press) to go on to stage \(next.stage), step \(next.number)."]
    }
    let goingOn: [HangingLine] = ["\(press) to go on to step \(next.number)."]
    guard step.level == .core, next.level > .core else { return goingOn }
    return ["That was the last core step of this stage.\(lesson(of: step))"] + goingOn
      + ["To skip the other steps, run: swift run kata --core"]
  }

  private func lastStep(_ step: Step) -> String {
    reports.allSatisfy(\.isWhole)
      ? "That was the last step" : "That was the last \(step.level.rawValue) step"
  }

  private func endOfAgenda(_ step: Step) -> [HangingLine] {
    let stages = allReports.map(\.stage)
    let agenda = Curriculum(stages: stages).agendas(inWhich: progress.wasDone)
      .last { $0.contains(step) }
    guard let agenda else { return [] }
    let built = stages.filter { $0.steps.contains(where: agenda.contains) }.map(\.title)
    let name =
      agenda.name.allSatisfy(\.isNumber)
      ? "workshop of \(agenda.name) minutes" : "agenda \(agenda.name)"
    let page = "For a page to show, press q, and run: swift run kata report --html report.html"
    return ["The \(name) is done: code and tests of \(built.joinedWithAnd) are yours."].map {
      HangingLine($0)
    } + seeing(step)
      + [HangingLine(page), HangingLine("To go on another day, run: \(progress.command)")]
  }

  private func seeing(_ step: Step) -> [HangingLine] {
    stage(of: step)?.app.map { ["To see your app, run in a second terminal: \($0)"] } ?? []
  }

  private func lesson(of step: Step) -> String {
    let lesson = stage(of: step)?.lesson ?? ""
    return lesson.isEmpty ? "" : " You learned \(lesson)"
  }

  private func lines(_ entry: StepReport, _ offer: [HangingLine] = []) -> [HangingLine] {
    guard let stage = stage(of: entry.step) else { return [] }
    let explanation = Explanation(of: entry, in: stage)
    return lines(
      entry.step,
      explanation.lines + offer,
      file: explanation.file,
      test: explanation.failures.first?.place,
      isOfNoStep: entry.isOfNoStep
    )
  }

  private func lines(
    _ step: Step,
    _ body: [HangingLine],
    file: String? = nil,
    test: String? = nil,
    isOfNoStep: Bool = false
  ) -> [HangingLine] {
    guard let report = allReports.first(where: { $0.stage.number == step.stage }) else { return [] }
    let stage = report.stage
    let place = "Stage \(stage.number), step \(step.number) of \(report.steps.count)"
    let level = report.isWhole ? " (\(step.level.rawValue))" : ""
    let head =
      isOfNoStep
      ? ["\(standing.headline)  Stage \(stage.number)", "A test of yours is wrong", ""]
      : ["\(standing.headline)  \(place)\(level)", step.title, ""]
    let links =
      ["", "  Edit  \(file ?? stage.placeToEdit(at: step))"]
      + (test.map { ["  Test  \($0)"] } ?? [])
      + (isOfNoStep ? [] : ["  Read  \(step.guideAnchor)"])
    return head.enumerated().map { HangingLine($1, look: $0 == 0 ? standing.look : nil) }
      + body.map { $0.text.isEmpty ? $0 : $0.indented(by: 2) }
      + links.map { HangingLine($0) }
  }

  private func stage(of step: Step) -> Stage? {
    reports.first { $0.stage.number == step.stage }?.stage
  }
}

extension LearnerPlace.Standing {
  fileprivate var headline: String {
    switch self {
    case .red(let entry) where entry.change == nil: entry.state.status.headline
    // A step that a change broke was done before the change.
    case .red, .redAgain: "RED AGAIN"
    case .green, .guardOnArrival, .finished: Status.green.headline
    case .tidied: "TIDIED"
    case .neverRed: "NEVER RED"
    }
  }

  fileprivate var look: TextStyle.Look {
    switch self {
    case .red(let entry), .redAgain(let entry): entry.state.status.look
    case .green, .tidied, .guardOnArrival, .finished: .green
    case .neverRed: .cyan
    }
  }
}

extension StepReport {
  /// Whether a test is wrong that is not about this step.
  fileprivate var isOfNoStep: Bool {
    if case .yours(.rejects(let rejection)) = state { rejection.step != step } else { false }
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
