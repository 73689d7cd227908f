import CommandLineKit
import KataKit

// What the keys do.
extension LoopSession {
  /// Does what a key asks for; false when the loop is over.
  mutating func press(_ key: LoopKey) -> Bool {
    if case .working = phase, [.next, .grade, .allSteps, .code].contains(key) {
      say([HangingLine("Not yet: the run is not over.")])
      return true
    }
    switch key {
    case .quit: return false
    case .runAgain: startCycle()
    case .help: say(lines(of: LoopKey.helpText))
    case .list: say(list())
    case .hint:
      say([HangingLine(learner.hint())])
      save()
    case .paragraph: say(paragraph())
    case .code: say(code())
    case .back: lookBack()
    case .next: goOn()
    case .grade: grade()
    case .allSteps: showAllSteps()
    }
    return true
  }

  private func paragraph() -> [HangingLine] {
    guard let step = learner.currentStep else { return [HangingLine("Every step is done.")] }
    guard let paragraph = GuideParagraph(of: step, in: workspace.root) else {
      return [HangingLine("Guide.md has no paragraph at \(step.guideAnchor).")]
    }
    return [HangingLine(paragraph.text), HangingLine(""), HangingLine("Read  \(step.guideAnchor)")]
  }

  // One way to write what is done so far, beside the learner's; only the lines that differ.
  private func code() -> [HangingLine] {
    guard case .judged(let standing, _, _) = finding, standing.isGreen else {
      return [HangingLine("Not yet: this step is not green.")]
    }
    guard
      let stage = currentStage, let step = learner.currentStep,
      case let file = stage.file(of: step), let own = workspace.text(of: file.exercise),
      let report = learner.reports.first(where: { $0.stage.number == stage.number }),
      let history = try? History(of: file, in: stage)
    else { return [HangingLine("There is nothing to compare with.")] }
    let lines = LineDiff(of: own, with: history.text(ofDoneIn: report)).hunks(context: 1)
    guard !lines.isEmpty else { return [HangingLine("Yours is the same, line by line.")] }
    let legend = "- is yours, + is one way to write it; there are others."
    return [HangingLine(legend), HangingLine("")] + lines
  }

  private mutating func goOn() {
    switch finding {
    case .none, .notBuilt: show()
    case .judged(let standing, _, _) where !standing.isGreen:
      say([HangingLine("Not yet: this step is not green.")])
    case .judged(_, let issues, let notes):
      finding = .judged(learner.next(), issues: issues, notes: notes)
      save()
      show()
    }
  }

  private mutating func grade() {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = currentStage else { return }
    work { workspace, terminal, _ in
      try await Build(workspace: workspace, stage: stage.number).run(showingOn: terminal)
      terminal.show(progress: "Grading")
      let grading = StageGrading(workspace: workspace, listing: TestListing(of: workspace))
      let text = try await grading.result(on: stage, upTo: focus).text
      return lines(of: text)
    }
  }

  private mutating func showAllSteps() {
    let focus = learner.currentStep
    guard let stage = currentStage else { return }
    work { workspace, terminal, level in
      try await Build(workspace: workspace, stage: stage.number).run(showingOn: terminal)
      terminal.show(progress: "Running all steps")
      let listing = TestListing(of: workspace)
      let run = SuiteRun(workspace: workspace, listing: listing, runsAll: true)
      let ledger = try await run.run(stage).ledger
      let report = StageReport(of: stage, from: ledger)
        .judged(by: OwnTests(of: stage, in: ledger)).limited(to: level)
      return lines(of: StepList(reports: [report], focus: focus).text)
    }
  }

  /// Runs what takes longer beside the loop, so that keys are heard.
  mutating func work(
    showingOnClearedScreen isNew: Bool = false,
    _ action: @escaping @Sendable (Workspace, Terminal, Step.Level) async throws -> [HangingLine]
  ) {
    number += 1
    phase = .working(
      Task { [number, send, workspace, terminal, level] in
        do {
          send(.workEnded(number, try await action(workspace, terminal, level), isNew))
        } catch {
          guard !Task.isCancelled else { return }
          send(.workEnded(number, lines(of: "\(error)")))
        }
      }
    )
  }

  // All stages in numbers, and the steps of one: three stages do not fit on a screen.
  private func list() -> [HangingLine] {
    let current = learner.currentStep
    let steps = StepList(
      reports: learner.reports.filter { $0.stage.number == current?.stage },
      focus: current
    )
    let board = Board(reports: learner.reports, standing: .finished, progress: learner.progress)
    return (board.counts + [""]).map { HangingLine($0) } + lines(of: steps.text)
  }

  private var currentStage: Stage? {
    learner.currentStep.flatMap { workspace.curriculum.stage($0.stage) }
  }
}
